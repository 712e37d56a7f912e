-- Uplines of an account at a moment, the top first.
create or replace function tree_path(account uuid, at timestamptz) returns uuid[] language sql stable as $$
  select coalesce(array_agg(a.id order by nth), '{}')
    from unnest((team_place(account, at)).path) with ordinality n(number, nth)
    join accounts a on a.member_number = n.number where a.id <> account
$$;
