-- All accounts below an account at a moment, each with its depth.
create or replace function team_at(top uuid, at timestamptz) returns table (account_id uuid, upline_id uuid, depth int,
  path integer[]) language sql stable as $$
  select p.account_id, p.upline_id, cardinality(p.path) - cardinality(t.path), p.path
  from team_positions t join team_positions p on p.path > t.path and p.path < t.path || 2147483647
  where t.account_id = top and t.valid_from <= at and (t.valid_to is null or t.valid_to > at)
    and p.valid_from <= at and (p.valid_to is null or p.valid_to > at)
$$;
