-- Money in a player's open grants that can be staked, minor units.
create or replace function granted_held(player uuid) returns bigint language sql stable as $$
  select coalesce(sum(grant_balance(g)), 0)::bigint from grants g
    where g.owner_id = player and g.kind = 'bonus' and g.ended_at is null and grant_is_live(g, app_now())
$$;
