-- Announces changed balances of players to their streams.
create or replace function live_balance_changed() returns trigger language plpgsql set enable_seqscan to off as $$
begin
  insert into live_changes (topic, account_id)
    select distinct 'balance', a.owner_id from added e join ledger_accounts a on a.id = e.account_id
    where a.owner_id is not null;
  return null;
end $$;

create or replace trigger live_balance_changed
  after insert on ledger_entries
  referencing new table as added
  for each statement
  execute function live_balance_changed();
