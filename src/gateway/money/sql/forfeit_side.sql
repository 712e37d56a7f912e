-- Ledger side of the house for what a player's grants give back. One account for each player: it is only touched under
-- the lock of their wallet.
create or replace function forfeit_side(player uuid, amount bigint) returns jsonb language sql immutable as $$
  select jsonb_build_object('owner', null, 'purpose', 'forfeit:' || player, 'shard', 0, 'amount', amount::text)
$$;
