-- Queues a registration or a transfer for the hourly sums of teams.
create or replace function team_event_waits() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'accounts' then
    insert into team_event_queue (account_id, created_at) values (new.id, app_now());
  else
    insert into team_event_queue (transfer_id, created_at) values (new.id, app_now());
  end if;
  return null;
end $$;

create or replace trigger accounts_team
  after insert on accounts
  for each row
  when (new.type <> 4)
  execute function team_event_waits();

create or replace trigger ledger_transfers_team
  after insert on ledger_transfers
  for each row
  when (new.kind in ('deposit', 'bonus', 'salary', 'refund') and new.mode = 'posted' or new.kind = 'withdrawal'
    and new.mode = 'post')
  execute function team_event_waits();
