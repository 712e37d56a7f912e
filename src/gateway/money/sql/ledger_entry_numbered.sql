-- Numbers an entry among those of its kind, and counts bets of players with a limit of play. Triggers fire in the order
-- of their names, so this one runs after ledger_entry_computed, which locks the account.
create or replace function ledger_entry_numbered() returns trigger language plpgsql set enable_seqscan to off as $$
declare
  watched boolean;
begin
  select t.kind, t.mode = 'pending', t.kind in ('bet', 'win')
      and exists (select from play_watches w where w.wallet_id = new.account_id)
    into new.kind, new.held, watched from ledger_transfers t where t.id = new.transfer_id;
  new.nth := 1 + coalesce((select nth from ledger_entries where account_id = new.account_id and kind = new.kind
    order by nth desc limit 1), 0);
  if watched then
    perform play_counted(new.account_id, new.kind, new.amount, new.transfer_id, new.created_at);
  end if;
  return new;
end $$;

create or replace trigger ledger_entry_numbered
  before insert on ledger_entries
  for each row
  execute function ledger_entry_numbered();
