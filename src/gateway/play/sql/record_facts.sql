-- Appends settled bets, once for each event, each with the uplines at the time of the bet. A changed event is
-- rejected (MD041). Returns [{ id, replayed }].
create or replace function record_facts(p jsonb) returns jsonb language plpgsql as $$
declare
  said jsonb;
  told bet_facts;
  last bet_facts;
  known bet_facts;
  recorded jsonb := '[]';
begin
  -- Serializes a player's facts; several players are locked in a fixed order.
  perform from ledger_accounts
    where purpose = 'main' and owner_id in (select (f ->> 'accountId')::uuid from jsonb_array_elements(p) f)
    order by id for update;
  for said in select f from jsonb_array_elements(p) with ordinality as x(f, nth) order by nth loop
    select * into known from bet_facts f
      where f.studio = said ->> 'studio' and f.account_id = (said ->> 'accountId')::uuid
      and f.bet_id = said ->> 'betId' and f.event = said ->> 'event';
    if known.id is not null then
      if (known.kind = 'cancelled') <> (said ->> 'kind' = 'cancelled') or known.stake <> (said ->> 'stake')::bigint
        or known.valid_bet <> (said ->> 'validBet')::bigint or known.result <> (said ->> 'result')::bigint then
        raise exception 'facts.eventReused' using errcode = 'MD041';
      end if;
      recorded := recorded || jsonb_build_object('id', known.id, 'replayed', true);
      continue;
    end if;
    select * into last from bet_facts f
      where f.studio = said ->> 'studio' and f.account_id = (said ->> 'accountId')::uuid
      and f.bet_id = said ->> 'betId' order by version desc limit 1;
    insert into bet_facts (id, account_id, path, studio, bet_id, version, event, kind, replaces, round_id, vendor, game,
      category, stake, valid_bet,
        result, bonus_part, status, bet_at, created_at, transactions, transfers, proof)
      select (said ->> 'id')::uuid, (said ->> 'accountId')::uuid,
        coalesce(last.path, tree_path((said ->> 'accountId')::uuid, (said ->> 'betAt')::timestamptz)),
          said ->> 'studio', said ->> 'betId',
        coalesce(last.version, 0) + 1, said ->> 'event',
        case when said ->> 'kind' = 'settled' and last.id is not null then 'settledAnew'
          else said ->> 'kind' end, last.id, said ->> 'roundId',
        said ->> 'vendor', said ->> 'game', said ->> 'category', (said ->> 'stake')::bigint,
          (said ->> 'validBet')::bigint,
        (said ->> 'result')::bigint, (said ->> 'bonusPart')::bigint,
          bet_status(said ->> 'kind', (said ->> 'stake')::bigint, (said ->> 'result')::bigint),
        coalesce(last.bet_at, (said ->> 'betAt')::timestamptz),
        greatest(coalesce((said ->> 'at')::timestamptz, app_now()), last.created_at, (said ->> 'betAt')::timestamptz),
        coalesce(array(select m ->> 'transaction'
          from jsonb_array_elements(said -> 'moves') with ordinality as x(m, nth) order by nth), '{}'),
        coalesce(array(select (m ->> 'transfer')::uuid
          from jsonb_array_elements(said -> 'moves') with ordinality as x(m, nth) order by nth), '{}'),
        said ->> 'proof'
      returning * into told;
    insert into bet_fact_queue values (told.id, app_now());
    perform turnover_played(told);
    recorded := recorded || jsonb_build_object('id', told.id, 'replayed', false);
  end loop;
  perform bonuses_lost(array(select distinct (f ->> 'accountId')::uuid from jsonb_array_elements(p) f));
  return recorded;
end $$;
