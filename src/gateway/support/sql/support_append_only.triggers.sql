-- Tables whose rows are never changed or removed.
create or replace trigger content_versions_kept
  before truncate on content_versions
  for each statement
  execute function audit_unchangeable();

create or replace trigger content_versions_unchangeable
  before delete or update on content_versions
  for each row
  execute function audit_unchangeable();
