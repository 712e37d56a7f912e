-- Tests whether a grant can be staked, and worked off by a bet, at a time: it has not expired.
create or replace function grant_is_live(g grants, at timestamptz) returns boolean language sql immutable as $$
  select g.expires_at is null or at < g.expires_at
$$;
