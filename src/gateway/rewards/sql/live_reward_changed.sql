-- Announces new, claimed and withdrawn rewards, which are counted with the messages, to their player's streams.
create or replace function live_reward_changed() returns trigger language plpgsql as $$
begin
  insert into live_changes (topic, account_id) select distinct 'unread', account_id from changed;
  return null;
end $$;

create or replace trigger live_reward_added
  after insert on rewards
  referencing new table as changed
  for each statement
  execute function live_reward_changed();

create or replace trigger live_reward_changed
  after update on rewards
  referencing new table as changed
  for each statement
  execute function live_reward_changed();
