-- Ledger side of what a player owes of wins that were taken back. Points of trials are in an account of their own.
create or replace function receivable_side(player uuid, amount bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('owner', null, 'purpose', s.purpose, 'shard', ledger_shard(s.purpose, player),
    'amount', amount::text)
  from (select 'receivable:' || a.id || case a.type when 4 then ':trial' else '' end as purpose
    from accounts a where a.id = player) s
$$;
