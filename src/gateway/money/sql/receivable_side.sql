-- Ledger side of a player's debt from reversed wins. Play money of trials has its own account.
create or replace function receivable_side(player uuid, amount bigint) returns jsonb language sql stable as $$
  select jsonb_build_object('owner', null, 'purpose', s.purpose, 'shard', ledger_shard(s.purpose, player),
    'amount', amount::text)
  from (select 'receivable:' || a.id || case a.type when 4 then ':trial' else '' end as purpose
    from accounts a where a.id = player) s
$$;
