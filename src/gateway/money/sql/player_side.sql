-- Ledger side of a player's account.
create or replace function player_side(player uuid, purpose text, amount bigint) returns jsonb
language sql immutable as $$
  select jsonb_build_object('owner', player, 'purpose', purpose, 'shard', 0, 'amount', amount::text)
$$;
