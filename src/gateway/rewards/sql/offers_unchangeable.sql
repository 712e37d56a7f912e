-- Versions of offers are append-only. Only the reset of a demo may truncate them.
create or replace function offers_unchangeable() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and current_setting('maidan.demo_reset', true) = 'on' and exists (select from demo_seed) then
    return null;
  end if;
  raise exception 'offers.unchangeable' using errcode = 'MD059';
end $$;

create or replace trigger offer_versions_kept
  before truncate on offer_versions
  for each statement
  execute function offers_unchangeable();

create or replace trigger offer_versions_unchangeable
  before delete or update on offer_versions
  for each row
  execute function offers_unchangeable();
