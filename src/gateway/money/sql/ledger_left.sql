-- Balance of one account of an owner after a transfer, minor units; null if the transfer did not touch it.
create or replace function ledger_left(transfer uuid, owner uuid, held_for text) returns text language plpgsql
  set enable_seqscan to off as $$
begin
  return (select e.balance_after from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transfer_id = transfer and a.owner_id = owner and a.purpose = held_for order by e.seq desc limit 1);
end $$;
