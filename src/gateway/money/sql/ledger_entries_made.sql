-- Entries are added only in the transaction that made their transfer.
create or replace function ledger_entries_made() returns trigger language plpgsql set enable_seqscan to off as $$
begin
  if exists (select from added e join ledger_transfers t on t.id = e.transfer_id
    where t.made_in is distinct from pg_current_xact_id()) then
    raise exception 'ledger.unchangeable' using errcode = 'MD003';
  end if;
  return null;
end $$;

create or replace trigger ledger_entries_made
  after insert on ledger_entries
  referencing new table as added
  for each statement
  execute function ledger_entries_made();
