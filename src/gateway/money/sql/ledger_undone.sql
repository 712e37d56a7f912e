-- A void or reversal undoes the whole transfer; the transfer that ends a hold, of money or points, releases it in full.
create or replace function ledger_undone() returns trigger language plpgsql set enable_seqscan to off as $$
begin
  if exists (
    select from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transfer_id in (new.id, new.refers_to)
      and (new.mode in ('void', 'reversal') or a.purpose in ('locked', 'review', 'points:held'))
    group by a.owner_id, a.purpose having sum(e.amount) <> 0) then
    raise exception 'ledger.notUndone' using errcode = 'MD007';
  end if;
  return null;
end $$;

drop trigger if exists ledger_transfers_undone on ledger_transfers;
create constraint trigger ledger_transfers_undone
  after insert on ledger_transfers
  deferrable initially deferred
  for each row
  when (new.refers_to is not null)
  execute function ledger_undone();
