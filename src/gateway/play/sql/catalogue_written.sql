-- Counts a revision of the catalogue, by which caches are refreshed.
create or replace function catalogue_written() returns trigger language plpgsql as $$
begin
  update catalogue_revision set revision = revision + 1;
  return null;
end $$;

create or replace trigger catalogue_written
  after insert or delete or update or truncate on games
  for each statement
  execute function catalogue_written();

create or replace trigger catalogue_written
  after insert or delete or update or truncate on vendor_categories
  for each statement
  execute function catalogue_written();

create or replace trigger catalogue_written
  after insert or delete or update or truncate on vendors
  for each statement
  execute function catalogue_written();
