-- Tables whose rows are never changed or removed.
create or replace trigger account_events_kept
  before truncate on account_events
  for each statement
  execute function audit_unchangeable();

create or replace trigger account_events_unchangeable
  before delete or update on account_events
  for each row
  execute function audit_unchangeable('{"ip": null}');
