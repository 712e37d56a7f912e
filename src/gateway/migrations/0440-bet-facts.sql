-- Facts of bets: a row for each settlement event (settled, cancelled, settled anew), which nothing changes. What a bet is now is the fact that no
-- other replaces. What is added up from facts (`member_hourly`) takes them from the queue, in which each stands from the transaction that wrote
-- it: an id or a time would pass by what commits late. And turnover is worked off by facts: what is staked on an open grant hangs on the fact
-- that says so, and goes with it.
create function bet_status(kind text, stake bigint, result bigint) returns text language sql immutable as $$
  select case when kind = 'cancelled' then 'cancelled' when result > stake then 'won' when result < stake then 'lost' else 'even' end
$$;

create table bet_facts (
  id uuid primary key,
  account_id uuid not null,
  -- The uplines when it was written, the topmost first.
  path uuid[] not null,
  studio text not null check (length(studio) between 1 and 128),
  bet_id text not null check (length(bet_id) between 1 and 128),
  version int not null check (version > 0),
  -- What settled it, by the studio's id: the same event is one fact, however often it is said.
  event text not null check (length(event) between 1 and 128),
  kind text not null check (kind in ('settled', 'cancelled', 'settledAnew')),
  replaces uuid unique references bet_facts (id),
  round_id text not null check (length(round_id) between 1 and 128),
  vendor text not null check (length(vendor) between 1 and 128),
  game text not null check (length(game) between 1 and 128),
  category text not null check (length(category) between 1 and 32),
  stake bigint not null check (stake >= 0),
  valid_bet bigint not null check (valid_bet between 0 and stake),
  result bigint not null check (result >= 0),
  bonus_part bigint not null check (bonus_part between 0 and stake),
  status text not null,
  bet_at timestamptz not null,
  created_at timestamptz not null,
  -- The studio's transactions in their order, and the ledger's transfer of each; null where nothing was moved.
  transactions text[] not null,
  transfers uuid[] not null,
  proof text check (length(proof) <= 4000),
  unique (studio, account_id, bet_id, version),
  unique (studio, account_id, bet_id, event),
  check (status = bet_status(kind, stake, result)),
  check ((version = 1) = (replaces is null)),
  check (version > 1 or kind <> 'settledAnew'),
  check (kind <> 'cancelled' or valid_bet + result + bonus_part = 0),
  check (cardinality(transactions) = cardinality(transfers) and created_at >= bet_at)
);
create index bet_facts_record on bet_facts (account_id, bet_at desc, id desc);
create index bet_facts_winners on bet_facts (created_at desc, id desc) where status = 'won';

create function facts_unchangeable() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and current_setting('maidan.demo_reset', true) = 'on' and exists (select from demo_seed) then
    return null;
  end if;
  raise exception 'facts.unchangeable' using errcode = 'MD040';
end $$;
create trigger bet_facts_unchangeable before update or delete on bet_facts for each row execute function facts_unchangeable();
create trigger bet_facts_kept before truncate on bet_facts for each statement execute function facts_unchangeable();

create table bet_fact_queue (
  fact_id uuid primary key references bet_facts (id),
  created_at timestamptz not null
);

create table member_hourly (
  account_id uuid not null,
  hour timestamptz not null,
  category text not null,
  vendor text not null,
  game text not null,
  bets bigint not null,
  stake bigint not null,
  valid_bet bigint not null,
  result bigint not null,
  bonus_part bigint not null,
  primary key (account_id, hour, category, vendor, game)
);
create index member_hourly_games on member_hourly (hour, game);

create table grant_stakes (
  grant_id uuid not null references grants (id),
  fact_id uuid not null references bet_facts (id),
  amount bigint not null check (amount > 0),
  primary key (grant_id, fact_id)
);
create index grant_stakes_fact on grant_stakes (fact_id);

-- The uplines of an account, the topmost first. A tree is at most 20 deep.
create function tree_path(account uuid) returns uuid[] language sql stable as $$
  with recursive above as (
    select upline_id as id, 1 as height from accounts where id = account
    union all select a.upline_id, height + 1 from above join accounts a on a.id = above.id where height < 20
  )
  select coalesce(array_agg(id order by height desc), '{}') from above where id is not null
$$;

-- What a bet has worked off is that of its last fact: what the one before had is owed again first. Only grants that came before its first stake count.
create function turnover_played(fact bet_facts) returns void language plpgsql as $$
declare
  place bigint;
  rest bigint := fact.valid_bet;
  part bigint;
  one record;
begin
  for one in delete from grant_stakes where fact_id = fact.replaces returning grant_id, amount loop
    update grants set worked_off = worked_off - one.amount, ended_at = null where id = one.grant_id;
  end loop;
  if rest = 0 then
    return;
  end if;
  select min(e.seq) into strict place from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_id = fact.account_id and a.purpose = 'main' and e.transfer_id = any (fact.transfers) and e.amount < 0;
  for one in select g.id, g.owed - g.worked_off - g.handed_on as open from grants g
    where g.owner_id = fact.account_id and g.ended_at is null and g.seq < place order by g.seq loop
    exit when rest <= 0;
    part := least(rest, one.open);
    rest := rest - part;
    update grants set worked_off = worked_off + part, ended_at = case when part = one.open then app_now() end where id = one.id;
    insert into grant_stakes values (one.id, fact.id, part);
  end loop;
end $$;

create function record_facts(p jsonb) returns jsonb language plpgsql as $$
declare
  said jsonb;
  told bet_facts;
  last bet_facts;
  known bet_facts;
  recorded jsonb := '[]';
begin
  -- Facts of a player come one after the other; of several players, always in the same order.
  perform from ledger_accounts where purpose = 'main' and owner_id in (select (f ->> 'accountId')::uuid from jsonb_array_elements(p) f)
    order by id for update;
  for said in select f from jsonb_array_elements(p) with ordinality as x(f, nth) order by nth loop
    select * into known from bet_facts f where f.studio = said ->> 'studio' and f.account_id = (said ->> 'accountId')::uuid
      and f.bet_id = said ->> 'betId' and f.event = said ->> 'event';
    if known.id is not null then
      if (known.kind = 'cancelled') <> (said ->> 'kind' = 'cancelled') or known.stake <> (said ->> 'stake')::bigint
        or known.valid_bet <> (said ->> 'validBet')::bigint or known.result <> (said ->> 'result')::bigint then
        raise exception 'facts.eventReused' using errcode = 'MD041';
      end if;
      recorded := recorded || jsonb_build_object('id', known.id, 'replayed', true);
      continue;
    end if;
    select * into last from bet_facts f where f.studio = said ->> 'studio' and f.account_id = (said ->> 'accountId')::uuid
      and f.bet_id = said ->> 'betId' order by version desc limit 1;
    insert into bet_facts (id, account_id, path, studio, bet_id, version, event, kind, replaces, round_id, vendor, game, category, stake, valid_bet,
        result, bonus_part, status, bet_at, created_at, transactions, transfers, proof)
      select (said ->> 'id')::uuid, (said ->> 'accountId')::uuid, coalesce(last.path, tree_path((said ->> 'accountId')::uuid)), said ->> 'studio',
        said ->> 'betId', coalesce(last.version, 0) + 1, said ->> 'event',
        case when said ->> 'kind' = 'settled' and last.id is not null then 'settledAnew' else said ->> 'kind' end, last.id, said ->> 'roundId',
        said ->> 'vendor', said ->> 'game', said ->> 'category', (said ->> 'stake')::bigint, (said ->> 'validBet')::bigint,
        (said ->> 'result')::bigint, (said ->> 'bonusPart')::bigint, bet_status(said ->> 'kind', (said ->> 'stake')::bigint, (said ->> 'result')::bigint),
        coalesce(last.bet_at, (said ->> 'betAt')::timestamptz),
        greatest(coalesce((said ->> 'at')::timestamptz, app_now()), last.created_at, (said ->> 'betAt')::timestamptz),
        coalesce(array(select m ->> 'transaction' from jsonb_array_elements(said -> 'moves') with ordinality as x(m, nth) order by nth), '{}'),
        coalesce(array(select (m ->> 'transfer')::uuid from jsonb_array_elements(said -> 'moves') with ordinality as x(m, nth) order by nth), '{}'),
        said ->> 'proof'
      returning * into told;
    insert into bet_fact_queue values (told.id, app_now());
    perform turnover_played(told);
    recorded := recorded || jsonb_build_object('id', told.id, 'replayed', false);
  end loop;
  return recorded;
end $$;
