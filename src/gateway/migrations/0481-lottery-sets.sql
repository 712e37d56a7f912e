-- Settlement in few statements a page. What each row was asked for by a function of its own (an account, a fact, a path) is joined; an order is written
-- once as its issue closes and once as it is settled, and as no index is about what changes, without touching any.
-- Planned anew for each row it cost more than all else that is checked of a transfer.
alter function ledger_undone() set plan_cache_mode = 'force_generic_plan';

-- Accounts are held in the order of their ids before anything is written.
create or replace function ledger_transfers_booked(sides ledger_side[], hash text, told timestamptz) returns void language plpgsql as $$
declare
  accounts uuid[];
begin
  for attempt in 1..2 loop
    select array_agg(coalesce(o.id, h.id) order by nth) into accounts
      from unnest(sides) with ordinality s(transfer, key, kind, mode, refers_to, owner, purpose, shard, amount, nth)
      left join ledger_accounts o on o.owner_id = s.owner and o.purpose = s.purpose and o.shard = s.shard
      left join ledger_accounts h on s.owner is null and h.owner_id is null and h.purpose = s.purpose and h.shard = s.shard;
    exit when array_position(accounts, null) is null;
    insert into ledger_accounts (id, owner_id, purpose, shard, may_be_negative)
      select gen_random_uuid(), s.owner, s.purpose, s.shard, s.owner is null from unnest(sides) s
      where s.purpose <> 'main' group by s.owner, s.purpose, s.shard order by 2, 3, 4 on conflict do nothing;
  end loop;
  perform from ledger_accounts where id = any (accounts) order by id for update;
  insert into ledger_transfers (id, idempotency_key, kind, body_hash, created_at, mode, refers_to)
    select distinct s.transfer, s.key, s.kind, hash, told, s.mode, s.refers_to from unnest(sides) s;
  insert into ledger_entries (account_id, seq, transfer_id, amount, balance_after, created_at)
    select account, 0, transfer, amount, 0, told from unnest(sides, accounts)
      s(transfer, key, kind, mode, refers_to, owner, purpose, shard, amount, account) order by account;
end $$;
drop function ledger_account;

create or replace function record_first_facts(facts bet_facts[]) returns void language plpgsql as $$
declare
  queued timestamptz := app_now();
  one bet_facts;
begin
  perform from ledger_accounts where purpose = 'main' and owner_id in (select account_id from unnest(facts)) order by id for update;
  insert into bet_facts (id, account_id, path, studio, bet_id, version, event, kind, replaces, round_id, vendor, game, category, stake, valid_bet,
      result, bonus_part, status, bet_at, created_at, transactions, transfers, proof)
    select f.id, f.account_id, case when a.upline_id is null then '{}' else tree_path(f.account_id) end, f.studio, f.bet_id, 1, f.event, f.kind, null,
      f.round_id, f.vendor, f.game, f.category, f.stake, f.valid_bet, f.result, f.bonus_part, bet_status(f.kind, f.stake, f.result), f.bet_at,
      f.created_at, f.transactions, f.transfers, f.proof
    from unnest(facts) f join accounts a on a.id = f.account_id;
  insert into bet_fact_queue select f.id, queued from unnest(facts) f;
  for one in select f.* from unnest(facts) f
    where f.valid_bet > 0 and exists (select from grants g where g.owner_id = f.account_id and g.ended_at is null) loop
    perform turnover_played(one);
  end loop;
end $$;

-- An order is written anew where it stands: there is room beside it, and no index looks at its state.
drop index lottery_orders_held;
alter table lottery_orders set (fillfactor = 45);

drop function lottery_closed;
-- Stakes of orders whose issue has closed are in: up to so many of them, from one number on; gives the last one's, null where there are no more.
create function lottery_closed(of_issue uuid, at_once int, after bigint) returns bigint language plpgsql as $$
declare
  told timestamptz := app_now();
  orders uuid[];
  posts uuid[];
  sides ledger_side[];
  last bigint;
  found int;
begin
  perform from lottery_issues where id = of_issue for no key update;
  select array_agg(x.id), max(x.number), count(*) into orders, last, found from (
    select o.id, o.number from lottery_orders o where o.issue_id = of_issue and o.number > after and o.state = 'placed' order by o.number limit at_once) x;
  perform lottery_wallets(array(select account_id from lottery_orders where id = any (orders)));
  orders := array(select id from lottery_orders where id = any (orders) and state = 'placed' order by id for update);
  posts := array(select gen_random_uuid() from generate_series(1, cardinality(orders)));
  select array_agg(side.s) into sides from unnest(orders, posts) x(id, post) join lottery_orders o using (id) join accounts a on a.id = o.account_id,
    lateral (values
      (row(post, 'lottery:' || o.id || ':close', 'bet', 'post', o.transfers[1], o.account_id, 'locked', 0, -o.stake)::ledger_side),
      (row(post, 'lottery:' || o.id || ':close', 'bet', 'post', o.transfers[1], null, lottery_purpose(o.lottery, a.type), house_shard(a.id), o.stake)::ledger_side)) side(s);
  if sides is not null then
    perform ledger_transfers_booked(sides, 'close', told);
    update lottery_orders o set state = 'closed', transfers = o.transfers || x.post from unnest(orders, posts) x(id, post) where o.id = x.id;
  end if;
  return case when found = at_once then last end;
end $$;

drop function lottery_page_settled;
drop function lottery_facts;
drop function lottery_moved;
drop type lottery_due;
-- What of a page is due: what comes back of an order by this run, and what of it has not, or has too much.
create type lottery_due as (id uuid, account uuid, type int, lottery text, delta bigint, transfer uuid, is_first boolean, won boolean, returned bigint,
  valid bigint, outcomes jsonb, proof text);

-- Moves what is due of many orders: credits at once, debits one by one.
create function lottery_moved(due lottery_due[], run lottery_runs, told timestamptz) returns void language plpgsql as $$
declare
  kind text := case run.kind when 'void' then 'bet' else 'win' end;
  sides ledger_side[];
  one lottery_due;
  back uuid;
begin
  select array_agg(side.s) into sides from unnest(due) d, lateral (values
    (row(d.transfer, 'lottery:' || d.id || ':' || run.version, kind, 'posted', null, d.account, 'main', 0, d.delta)::ledger_side),
    (row(d.transfer, 'lottery:' || d.id || ':' || run.version, kind, 'posted', null, null, lottery_purpose(d.lottery, d.type), house_shard(d.account), -d.delta)::ledger_side)) side(s)
    where d.delta > 0;
  if sides is not null then
    perform ledger_transfers_booked(sides, run.kind, told);
  end if;
  for one in select * from unnest(due) d where d.delta < 0 loop
    back := lottery_taken_back((select o from lottery_orders o where o.id = one.id), (select a from accounts a where a.id = one.account), -one.delta, run, told);
    update lottery_orders set transfers = transfers || back where id = one.id;
  end loop;
end $$;

-- The facts of what a run has settled. Of an order that has none it is put together here, for all at once.
create function lottery_facts(due lottery_due[], run lottery_runs, told timestamptz) returns void language plpgsql as $$
declare
  of_event text := 'run:' || run.version;
  of_kind text := case run.kind when 'void' then 'cancelled' else 'settled' end;
  firsts bet_facts[];
  again jsonb;
begin
  firsts := array(select row(gen_random_uuid(), o.account_id, '{}', 'lottery', o.id, 1, of_event, of_kind, null, o.lottery || ' ' || o.issue, 'MAIDAN_DRAWS',
      o.lottery, 'LOTT', o.stake, d.valid, case run.kind when 'void' then 0 else o.returned end, 0, '', o.created_at, greatest(told, o.created_at),
      array(select o.number || '-' || nth from generate_series(1, cardinality(o.transfers)) nth), o.transfers, d.proof)::bet_facts
    from unnest(due) d join lottery_orders o on o.id = d.id where d.type <> 4 and d.is_first);
  perform record_first_facts(firsts) where cardinality(firsts) > 0;
  if exists (select from unnest(due) d where not d.is_first) then
    select jsonb_agg(lottery_fact_told(lottery_fact(o, of_event, of_kind, d.valid, case run.kind when 'void' then 0 else o.returned end, d.proof, told)))
      into again from unnest(due) d join lottery_orders o on o.id = d.id where d.type <> 4 and not d.is_first;
    perform record_facts(again) where again is not null;
  end if;
end $$;

-- One page of a run, said as what comes back of each order: [{ id, returned, valid, won, outcomes, proof }], from one cursor to the next. Null: somebody
-- else has done it.
create function lottery_page_settled(of_issue uuid, of_version int, from_cursor bigint, to_cursor bigint, is_last boolean, said jsonb) returns int
language plpgsql as $$
declare
  told timestamptz := app_now();
  run lottery_runs;
  orders uuid[];
  due lottery_due[];
  one lottery_orders;
begin
  perform from lottery_issues where id = of_issue for no key update;
  select * into run from lottery_runs where issue_id = of_issue and version = of_version for update;
  if run.cursor <> from_cursor or run.ended_at is not null
    or exists (select from lottery_runs where issue_id = of_issue and version > of_version) then
    return null;
  end if;
  orders := array(select (s ->> 'id')::uuid from jsonb_array_elements(said) s);
  perform lottery_wallets(array(select account_id from lottery_orders where id = any (orders)));
  perform from lottery_orders where id = any (orders) order by id for update;
  if run.kind = 'void' then
    for one in select * from lottery_orders where id = any (orders) and state = 'placed' order by id loop
      perform lottery_let_go(one, 'void', run.version, told);
    end loop;
  end if;
  due := array(select row(o.id, o.account_id, a.type, o.lottery, s.returned - o.returned, gen_random_uuid(), o.settled_by = 0, s.won, s.returned, s.valid,
      s.outcomes, s.proof)::lottery_due
    from jsonb_to_recordset(said) s(id uuid, returned bigint, valid bigint, won boolean, outcomes jsonb, proof text)
    join lottery_orders o on o.id = s.id join accounts a on a.id = o.account_id
    where o.state in ('closed', 'settled') and o.settled_by < run.version);
  perform lottery_moved(due, run, told);
  update lottery_orders o set state = case run.kind when 'void' then 'void' else 'settled' end, returned = d.returned, outcomes = d.outcomes,
      transfers = case when d.delta > 0 then o.transfers || d.transfer else o.transfers end, settled_by = run.version, settled_at = told
    from unnest(due) d where o.id = d.id;
  perform lottery_facts(due, run, told);
  perform lottery_stopped(array(select d.id from unnest(due) d where d.won), told);
  update lottery_runs set cursor = to_cursor, orders = lottery_runs.orders + cardinality(due), ended_at = case when is_last then told end
    where issue_id = of_issue and version = of_version;
  return cardinality(due);
end $$;
