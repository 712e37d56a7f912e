-- A settled bet as record_facts reads it.
create or replace function lottery_fact_told(f bet_facts) returns jsonb language sql as $$
  select jsonb_build_object('id', f.id, 'accountId', f.account_id, 'studio', f.studio, 'betId', f.bet_id, 'event',
    f.event, 'roundId', f.round_id,
    'vendor', f.vendor, 'game', f.game, 'category', f.category, 'kind', f.kind, 'stake', f.stake::text, 'validBet',
      f.valid_bet::text,
    'result', f.result::text, 'bonusPart', f.bonus_part::text, 'betAt', f.bet_at, 'at', f.created_at, 'proof', f.proof,
    'moves', (select jsonb_agg(jsonb_build_object('transaction', t, 'transfer', m) order by nth)
      from unnest(f.transactions, f.transfers) with ordinality x(t, m, nth)))
$$;
