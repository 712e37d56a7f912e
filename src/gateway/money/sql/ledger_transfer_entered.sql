-- A transfer has entries when the transaction commits.
create or replace function ledger_transfer_entered() returns trigger language plpgsql set enable_seqscan to off as $$
begin
  if not exists (select from ledger_entries where transfer_id = new.id) then
    raise exception 'ledger.unbalanced' using errcode = 'MD004';
  end if;
  return null;
end $$;

drop trigger if exists ledger_transfers_entered on ledger_transfers;
create constraint trigger ledger_transfers_entered
  after insert on ledger_transfers
  deferrable initially deferred
  for each row
  execute function ledger_transfer_entered();
