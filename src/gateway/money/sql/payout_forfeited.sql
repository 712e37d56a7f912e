-- Ends the open grants of a player that came with a deposit, because own money leaves. Called with the wallet locked.
create or replace function payout_forfeited(player uuid) returns void language sql as $$
  select grant_forfeited(g.id, 'givenUp') from grants g
    where g.owner_id = player and g.kind = 'bonus' and g.ended_at is null and g.of_deposit
$$;
