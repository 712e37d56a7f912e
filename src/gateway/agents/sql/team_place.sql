-- Position of an account at a moment; before its first, its first.
create or replace function team_place(account uuid, at timestamptz) returns team_positions language sql stable as $$
  select * from team_positions where account_id = account
  order by valid_from > at, case when valid_from > at then valid_from end, valid_from desc limit 1
$$;
