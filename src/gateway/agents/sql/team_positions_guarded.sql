-- History of the tree is permanent: a position is ended in the future, or changed before it starts.
create or replace function team_positions_guarded() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.account_id, new.valid_from) = (old.account_id, old.valid_from) and old.valid_to is null
    and (
    old.valid_from > app_now()
      or ((new.upline_id, new.path) is not distinct from (old.upline_id, old.path) and new.valid_to > app_now())) then
    return new;
  end if;
  raise exception 'team.unchangeable' using errcode = 'MD060';
end $$;

create or replace trigger team_positions_kept
  before delete or update on team_positions
  for each row
  execute function team_positions_guarded();
