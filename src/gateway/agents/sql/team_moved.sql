-- Moves an account with its whole team to another upline at a future moment; returns how many accounts move.
create or replace function team_moved(mover uuid, upline uuid, starts timestamptz) returns bigint language plpgsql as $$
declare
  own integer[];
  above integer[];
  behind integer[];
  lowest int;
  moved bigint;
begin
  perform pg_advisory_xact_lock(hashtext('team.tree'));
  select path into own from team_positions where account_id = mover and valid_to is null;
  select path into above from team_positions where account_id = upline and valid_to is null;
  if own is null or above is null then
    raise exception 'team.unknown' using errcode = 'MD062';
  end if;
  if above[1:cardinality(own)] = own then
    raise exception 'team.cycle' using errcode = 'MD063';
  end if;
  behind := own || 2147483647;
  select max(cardinality(path)) into lowest from team_positions
    where path >= own and path < behind and valid_to is null;
  if cardinality(above) + lowest - cardinality(own) + 1 > 21 then
    raise exception 'team.tooDeep' using errcode = 'MD061';
  end if;
  with changed as (
    update team_positions p set upline_id = case when p.account_id = mover then upline
      else p.upline_id end, path = above || p.path[cardinality(own):]
    where p.path >= own and p.path < behind and p.valid_to is null and p.valid_from >= starts returning 1
  ), closed as (
    update team_positions p set valid_to = starts
    where p.path >= own and p.path < behind and p.valid_to is null and p.valid_from < starts
      returning p.account_id, p.upline_id, p.path
  ), opened as (
    insert into team_positions (account_id, upline_id, path, valid_from)
      select c.account_id, case when c.account_id = mover then upline
        else c.upline_id end, above || c.path[cardinality(own):], starts from closed c
      returning 1
  )
  select (select count(*) from changed) + (select count(*) from opened) into moved;
  return moved;
end $$;
