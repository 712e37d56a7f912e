-- What a player holds, and what a transfer left them with, asked in the very statement that books it: a function sees what the call before
-- it has written, a subquery of the same statement does not.
create function ledger_held(owner uuid) returns jsonb language plpgsql as $$
begin
  return (select coalesce(jsonb_object_agg(a.purpose, last.balance_after::text), '{}') from ledger_accounts a
    cross join lateral (select balance_after from ledger_entries where account_id = a.id order by seq desc limit 1) last
    where a.owner_id = owner);
end $$;

create function ledger_left(transfer uuid, owner uuid, held_for text) returns text language plpgsql as $$
begin
  return (select e.balance_after from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transfer_id = transfer and a.owner_id = owner and a.purpose = held_for order by e.seq desc limit 1);
end $$;
