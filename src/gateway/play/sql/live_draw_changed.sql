-- Announces the new state of a draw, by its lottery, to the streams that follow draws.
create or replace function live_draw_changed() returns trigger language plpgsql as $$
begin
  insert into live_changes (topic, about) values ('draw', new.lottery);
  return null;
end $$;

create or replace trigger live_draw_changed
  after update of state on lottery_issues
  for each row
  when (old.state is distinct from new.state)
  execute function live_draw_changed();
