-- Announces the new state of a deposit, a cash-in or a withdrawal to its player's streams; the trigger names the topic.
create or replace function live_payment_changed() returns trigger language plpgsql as $$
begin
  insert into live_changes (topic, account_id) values (tg_argv[0], new.account_id);
  return null;
end $$;

create or replace trigger live_deposit_changed
  after update of state on deposits
  for each row
  when (old.state is distinct from new.state)
  execute function live_payment_changed('deposit');

create or replace trigger live_cash_in_changed
  after update of state on cash_ins
  for each row
  when (old.state is distinct from new.state)
  execute function live_payment_changed('deposit');

create or replace trigger live_withdrawal_changed
  after update of state on withdrawals
  for each row
  when (old.state is distinct from new.state)
  execute function live_payment_changed('withdrawal');
