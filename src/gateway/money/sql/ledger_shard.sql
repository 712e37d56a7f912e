-- Shard of a house account that is chosen by player, so that no row is contended by all of them. A player's receivable
-- has a single one, as its balance is what the player owes.
create or replace function ledger_shard(purpose text, player uuid) returns smallint language sql immutable as $$
  select (get_byte(uuid_send(player), 15) % case when starts_with(purpose, 'receivable:') then 1
    when starts_with(purpose, 'studio:') then 64 else 8 end)::smallint
$$;
