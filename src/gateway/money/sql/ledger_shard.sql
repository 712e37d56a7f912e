-- Shard of a house account by player, so that players do not contend for one row. A player's receivable has a single
-- one, because its balance is the player's debt.
create or replace function ledger_shard(purpose text, player uuid) returns smallint language sql immutable as $$
  select (get_byte(uuid_send(player), 15) % case when starts_with(purpose, 'receivable:') then 1
    when starts_with(purpose, 'studio:') then 64 else 8 end)::smallint
$$;
