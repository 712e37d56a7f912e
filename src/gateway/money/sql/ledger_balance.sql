-- Balance of an account, minor units; 0 if it has no entry.
create or replace function ledger_balance(account uuid) returns bigint language plpgsql stable
  set enable_seqscan to off as $$
begin
  return coalesce((select balance_after from ledger_entries where account_id = account order by seq desc limit 1), 0);
end $$;
