-- Announces new, read and deleted messages to their reader's streams.
create or replace function live_alert_changed() returns trigger language plpgsql as $$
begin
  insert into live_changes (topic, account_id) select distinct 'unread', account_id from changed;
  return null;
end $$;

create or replace trigger live_alert_added
  after insert on account_alerts
  referencing new table as changed
  for each statement
  execute function live_alert_changed();

create or replace trigger live_alert_changed
  after update on account_alerts
  referencing new table as changed
  for each statement
  execute function live_alert_changed();
