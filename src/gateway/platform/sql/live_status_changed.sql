-- Announces a change of the site to the streams.
create or replace function live_status_changed() returns trigger language plpgsql as $$
begin
  insert into live_changes (topic) values ('status');
  return null;
end $$;

create or replace trigger live_maintenance_changed
  after insert or update or delete on system_maintenance
  for each statement
  execute function live_status_changed();

create or replace trigger live_modules_changed
  after insert or update or delete on system_modules
  for each statement
  execute function live_status_changed();

create or replace trigger live_regions_changed
  after insert or update or delete on system_blocked_regions
  for each statement
  execute function live_status_changed();

create or replace trigger live_settings_changed
  after insert or update or delete on site_settings
  for each statement
  execute function live_status_changed();
