-- The entries of a transfer sum to zero when the transaction commits.
create or replace function ledger_entry_balanced() returns trigger language plpgsql set enable_seqscan to off as $$
begin
  if (select coalesce(sum(amount), 0) <> 0 or count(*) < 2 from ledger_entries where transfer_id = new.transfer_id) then
    raise exception 'ledger.unbalanced' using errcode = 'MD004';
  end if;
  return null;
end $$;

drop trigger if exists ledger_entries_balanced on ledger_entries;
create constraint trigger ledger_entries_balanced
  after insert on ledger_entries
  deferrable initially deferred
  for each row
  execute function ledger_entry_balanced();
