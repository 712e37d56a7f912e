-- Money in a player's open grants, minor units.
create or replace function granted_held(player uuid) returns bigint language sql stable as $$
  select coalesce(sum(ledger_balance(a.id)), 0)::bigint from grants g
    join ledger_accounts a on a.owner_id = g.owner_id and a.purpose = 'grant:' || g.id
    where g.owner_id = player and g.kind = 'bonus' and g.ended_at is null
$$;
