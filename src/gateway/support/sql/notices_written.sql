-- Counts a revision of the notices, by which caches are refreshed.
create or replace function notices_written() returns trigger language plpgsql as $$
begin
  update notice_revision set revision = revision + 1;
  return null;
end $$;

create or replace trigger notices_written
  after insert or delete or update or truncate on notices
  for each statement
  execute function notices_written();
