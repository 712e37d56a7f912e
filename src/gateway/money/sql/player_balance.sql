-- Money that a player can stake, minor units: the main wallet and open grants.
create or replace function player_balance(player uuid) returns bigint language sql stable as $$
  select player_own(player) + granted_held(player)
$$;
