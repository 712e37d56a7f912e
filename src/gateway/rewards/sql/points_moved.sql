-- Moves points between a player and the house, once for the key: a positive amount credits.
create or replace function points_moved(player uuid, key text, kind text,
  change bigint) returns uuid language plpgsql as $$
begin
  return (ledger_transfer(jsonb_build_object('id', gen_random_uuid(), 'key', key, 'kind', kind, 'hash',
    md5(player || ' ' || change), 'at', null,
    'mode', 'posted', 'refersTo', null, 'endsAt', null, 'entries', jsonb_build_array(
      jsonb_build_object('owner', player, 'purpose', 'points', 'shard', 0, 'amount', change),
      jsonb_build_object('owner', null, 'purpose', 'points', 'shard', ledger_shard('points', player),
        'amount', -change)))) ->> 'id')::uuid;
end $$;
