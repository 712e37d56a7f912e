-- Numbers an entry among those of its kind. Triggers fire in the order of their names, so this one runs after
-- ledger_entry_computed, which locks the account.
create or replace function ledger_entry_numbered() returns trigger language plpgsql set enable_seqscan to off as $$
begin
  select kind, mode = 'pending' into new.kind, new.held from ledger_transfers where id = new.transfer_id;
  new.nth := 1 + coalesce((select nth from ledger_entries where account_id = new.account_id and kind = new.kind
    order by nth desc limit 1), 0);
  return new;
end $$;

create or replace trigger ledger_entry_numbered
  before insert on ledger_entries
  for each row
  execute function ledger_entry_numbered();
