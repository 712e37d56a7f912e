-- Money in a player's open grants, minor units.
create or replace function granted_held(player uuid) returns bigint language sql stable as $$
  select coalesce(sum(grant_balance(g)), 0)::bigint from grants g
    where g.owner_id = player and g.kind = 'bonus' and g.ended_at is null
$$;
