-- Counts a revision of the content, by which caches are refreshed.
create or replace function content_written() returns trigger language plpgsql as $$
begin
  update content_revision set revision = revision + 1;
  return null;
end $$;

create or replace trigger content_written
  after insert on content_versions
  for each statement
  execute function content_written();
