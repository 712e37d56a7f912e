-- Records the settled bet of a round with all of its stakes and wins as they are now.
create or replace function studio_fact(p jsonb, r studio_rounds, told timestamptz) returns void language plpgsql as $$
declare
  staked bigint;
  moves jsonb;
  g games;
begin
  select * into g from games where game_id = r.game_id;
  select coalesce(sum(t.amount) filter (where t.kind = 'bet'), 0),
      coalesce(jsonb_agg(jsonb_build_object('transaction', t.transaction_id, 'transfer', m.transfer)
        order by t.created_at, t.id), '[]')
    into staked, moves
    from studio_transactions t left join lateral unnest(t.transfers) m(transfer) on true
    where t.studio_id = r.studio_id and t.account_id = r.account_id and t.round_id = r.round_id
      and t.kind in ('bet', 'win', 'rollback') and t.state in ('applied', 'rolledBack');
  perform record_facts(jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'accountId', r.account_id,
    'studio', r.studio_id,
    'betId', r.bet_id, 'event', p ->> 'id', 'roundId', r.round_id, 'vendor', coalesce(g.vassalage, r.studio_id),
    'game', coalesce(r.game_id, r.studio_id), 'category', coalesce(g.category, 'RNG'), 'kind', case r.bets when 0
      then 'cancelled' else 'settled' end,
    'stake', (case r.bets when 0 then staked else r.staked end)::text, 'validBet', studio_valid_bet(r)::text,
    'result', r.won::text, 'bonusPart', (case r.bets when 0 then 0 else least(r.granted, r.staked) end)::text,
    'betAt', r.opened_at, 'at', told, 'moves', moves, 'proof', r.proof)));
end $$;
