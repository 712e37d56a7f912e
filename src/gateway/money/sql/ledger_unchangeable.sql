-- Transfers and entries are append-only. Only the reset of a demo may truncate them.
create or replace function ledger_unchangeable() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and current_setting('maidan.demo_reset', true) = 'on' and exists (select from demo_seed) then
    return null;
  end if;
  raise exception 'ledger.unchangeable' using errcode = 'MD003';
end $$;

create or replace trigger ledger_entries_kept
  before truncate on ledger_entries
  for each statement
  execute function ledger_unchangeable();

create or replace trigger ledger_entries_unchangeable
  before delete or update on ledger_entries
  for each row
  execute function ledger_unchangeable();

create or replace trigger ledger_transfers_kept
  before truncate on ledger_transfers
  for each statement
  execute function ledger_unchangeable();

create or replace trigger ledger_transfers_unchangeable
  before delete or update on ledger_transfers
  for each row
  execute function ledger_unchangeable();
