-- Announces the start and end of maintenance of vendors, games and lotteries as a change of the site.
create or replace function live_closure_changed() returns trigger language plpgsql as $$
begin
  insert into live_changes (topic) values ('status');
  return null;
end $$;

create or replace trigger live_closure_changed
  after insert or update or delete on game_maintenance
  for each statement
  execute function live_closure_changed();

create or replace trigger live_studio_changed
  after update of open on studios
  for each row
  when (old.open is distinct from new.open)
  execute function live_closure_changed();
