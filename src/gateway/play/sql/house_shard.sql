-- Called by gateways of the previous version only.
-- Shard of a house account for a player.
create or replace function house_shard(player uuid) returns smallint language sql immutable as $$
  select (get_byte(uuid_send(player), 15) % 8)::smallint $$;
