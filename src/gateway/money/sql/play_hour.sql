-- The full hour (UTC) in which bets are counted together.
create or replace function play_hour(at timestamptz) returns timestamptz language sql immutable as $$
  select date_trunc('hour', at, 'UTC')
$$;
