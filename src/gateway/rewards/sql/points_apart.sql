-- No transfer mixes money and points.
create or replace function points_apart() returns trigger language plpgsql as $$
begin
  if exists (select from added e join ledger_accounts a on a.id = e.account_id group by e.transfer_id
    having bool_or(a.purpose like 'points%') and not bool_and(a.purpose like 'points%')) then
    raise exception 'points.mixed' using errcode = 'MD074';
  end if;
  return null;
end $$;

create or replace trigger ledger_entries_apart
  after insert on ledger_entries
  referencing new table as added
  for each statement
  execute function points_apart();
