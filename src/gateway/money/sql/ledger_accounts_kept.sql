-- Ledger accounts are permanent.
create or replace function ledger_accounts_kept() returns trigger language plpgsql as $$
begin
  raise exception 'ledger.unchangeable' using errcode = 'MD003';
end $$;

create or replace trigger ledger_accounts_unchangeable
  before delete or update on ledger_accounts
  for each row
  execute function ledger_accounts_kept();
