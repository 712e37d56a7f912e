-- Called by gateways of the previous version only.
-- Ledger side of a studio's house account. It is sharded by player, so that players do not contend for one row. The
-- play money of trials has separate accounts.
create or replace function studio_side(a accounts, purpose text, amount bigint,
  shards int) returns jsonb language sql immutable as $$
  select jsonb_build_object('owner', null, 'purpose', purpose || case a.type when 4 then ':trial' else '' end,
    'shard', get_byte(uuid_send(a.id), 15) % shards, 'amount', amount::text)
$$;
