-- Claims of items of any queue, some of which have numbers and no UUID (own.desk-queue.items). The gateway checks the
-- kinds.

alter table operator_claims drop constraint operator_claims_kind_check;
alter table operator_claims alter column item_id type text using item_id::text;
