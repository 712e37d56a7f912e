-- A grant cannot end with money in its account.
create or replace function grant_ended() returns trigger language plpgsql as $$
begin
  perform grant_swept(new.id);
  return null;
end $$;

create or replace trigger grant_ended
  after update of ended_at on grants
  for each row
  when (new.kind = 'bonus' and old.ended_at is null and new.ended_at is not null)
  execute function grant_ended();
