-- Announces a new or withdrawn message to many to the streams of all players.
create or replace function live_broadcast_changed() returns trigger language plpgsql as $$
begin
  insert into live_changes (topic) values ('unread');
  return null;
end $$;

create or replace trigger live_broadcast_changed
  after insert or update on broadcasts
  for each statement
  execute function live_broadcast_changed();
