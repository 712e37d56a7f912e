-- Tables whose rows are never changed or removed.
create or replace trigger contract_bills_kept
  before truncate on contract_bills
  for each statement
  execute function audit_unchangeable();

create or replace trigger contract_bills_unchangeable
  before delete or update on contract_bills
  for each row
  execute function audit_unchangeable();

create or replace trigger contract_lines_kept
  before truncate on contract_lines
  for each statement
  execute function audit_unchangeable();

create or replace trigger contract_lines_unchangeable
  before delete or update on contract_lines
  for each row
  execute function audit_unchangeable();

create or replace trigger contract_payments_kept
  before truncate on contract_payments
  for each statement
  execute function audit_unchangeable();

create or replace trigger contract_payments_unchangeable
  before delete or update on contract_payments
  for each row
  execute function audit_unchangeable();

create or replace trigger contract_plays_kept
  before truncate on contract_plays
  for each statement
  execute function audit_unchangeable();

create or replace trigger contract_plays_unchangeable
  before delete or update on contract_plays
  for each row
  execute function audit_unchangeable();

create or replace trigger contract_runs_kept
  before truncate on contract_runs
  for each statement
  execute function audit_unchangeable();

create or replace trigger contract_runs_unchangeable
  before delete or update on contract_runs
  for each row
  execute function audit_unchangeable();

create or replace trigger contract_steps_kept
  before truncate on contract_steps
  for each statement
  execute function audit_unchangeable();

create or replace trigger contract_steps_unchangeable
  before delete or update on contract_steps
  for each row
  execute function audit_unchangeable();
