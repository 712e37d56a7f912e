-- Tables whose rows are never changed or removed.
create or replace trigger operator_acts_kept
  before truncate on operator_acts
  for each statement
  execute function audit_unchangeable();

create or replace trigger operator_acts_unchangeable
  before delete or update on operator_acts
  for each row
  execute function audit_unchangeable('{"args": [], "reason": "", "change": null}');

create or replace trigger player_notes_kept
  before truncate on player_notes
  for each statement
  execute function audit_unchangeable();

create or replace trigger player_notes_unchangeable
  before delete or update on player_notes
  for each row
  execute function audit_unchangeable('{"text": "-"}');
