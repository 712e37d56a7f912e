-- Tables whose rows are never changed or removed.
create or replace trigger withdrawal_steps_kept
  before truncate on withdrawal_steps
  for each statement
  execute function audit_unchangeable();

create or replace trigger withdrawal_steps_unchangeable
  before delete or update on withdrawal_steps
  for each row
  execute function audit_unchangeable();
