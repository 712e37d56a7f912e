-- Bonus that a payout ends, minor units: the open grants of a player that came with a deposit; null: none.
create or replace function payout_forfeits(player uuid) returns bigint language sql stable as $$
  select sum(grant_balance(g))::bigint from grants g
    where g.owner_id = player and g.kind = 'bonus' and g.ended_at is null and g.of_deposit
$$;
