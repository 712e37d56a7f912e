-- Gives an account its first position, below an upline or at the top. A shared lock keeps moves of the tree out.
create or replace function team_placed(newcomer uuid, upline uuid, told timestamptz) returns void language plpgsql as $$
begin
  if upline is null then
    insert into team_positions (account_id, path, valid_from) select id, array[member_number], told from accounts
      where id = newcomer;
    return;
  end if;
  perform pg_advisory_xact_lock_shared(hashtext('team.tree'));
  if exists (select from team_positions
    where account_id = upline and cardinality(path) > 20 and (valid_to is null or valid_to > told)) then
    raise exception 'team.tooDeep' using errcode = 'MD061';
  end if;
  insert into team_positions (account_id, upline_id, path, valid_from, valid_to)
    select newcomer, upline, u.path || a.member_number, greatest(u.valid_from, told), u.valid_to
      from team_positions u, accounts a
    where u.account_id = upline and (u.valid_to is null or u.valid_to > told) and a.id = newcomer;
  if not found then
    raise exception 'team.unknown' using errcode = 'MD062';
  end if;
end $$;
