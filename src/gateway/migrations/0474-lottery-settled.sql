-- What becomes of orders: cancelled by the player, closed with their issue, settled by a run in pages, and let go by a win of their chase. A run says
-- what comes back of each order, and what is moved is the difference to what has come back before: so a corrected result, a void issue and a run that
-- stopped half way are all the same work.
create function lottery_purpose(lottery text, type int) returns text language sql immutable as $$
  select 'lottery:' || lottery || case type when 4 then ':trial' else '' end
$$;
create function house_shard(player uuid) returns smallint language sql immutable as $$ select (get_byte(uuid_send(player), 15) % 8)::smallint $$;

-- Players' wallets, in one order, before any order is held.
create function lottery_wallets(players uuid[]) returns void language plpgsql as $$
begin
  perform from ledger_accounts where purpose = 'main' and owner_id = any (players) order by id for update;
end $$;

-- What a bet is now, as facts have it. Points of trials are no money, and have no facts.
create function lottery_fact(o lottery_orders, event text, kind text, valid bigint, result bigint, proof text, told timestamptz) returns bet_facts
language sql as $$
  select row(gen_random_uuid(), o.account_id, '{}', 'lottery', o.id, 1, event, kind, null, o.lottery || ' ' || o.issue, 'MAIDAN_DRAWS', o.lottery, 'LOTT',
    o.stake, valid, result, 0, '', o.created_at, greatest(told, o.created_at),
    array(select o.number || '-' || nth from generate_series(1, cardinality(o.transfers)) nth), o.transfers, proof)::bet_facts
$$;
create function lottery_fact_told(f bet_facts) returns jsonb language sql as $$
  select jsonb_build_object('id', f.id, 'accountId', f.account_id, 'studio', f.studio, 'betId', f.bet_id, 'event', f.event, 'roundId', f.round_id,
    'vendor', f.vendor, 'game', f.game, 'category', f.category, 'kind', f.kind, 'stake', f.stake::text, 'validBet', f.valid_bet::text,
    'result', f.result::text, 'bonusPart', '0', 'betAt', f.bet_at, 'at', f.created_at, 'proof', f.proof,
    'moves', (select jsonb_agg(jsonb_build_object('transaction', t, 'transfer', m) order by nth)
      from unnest(f.transactions, f.transfers) with ordinality x(t, m, nth)))
$$;

-- Lets the stake of an order go that is still held; the numbers of all that are let go are given back by the caller, at once.
create function lottery_let_go(o lottery_orders, becomes text, by_run int, told timestamptz) returns void language plpgsql as $$
declare
  transfer uuid := gen_random_uuid();
begin
  perform ledger_transfer(jsonb_build_object('id', transfer, 'key', 'lottery:' || o.id || ':void', 'kind', 'bet', 'hash', becomes, 'mode', 'void',
    'refersTo', o.transfers[1], 'entries', jsonb_build_array(
      jsonb_build_object('owner', o.account_id, 'purpose', 'locked', 'shard', 0, 'amount', (-o.stake)::text),
      jsonb_build_object('owner', o.account_id, 'purpose', 'main', 'shard', 0, 'amount', o.stake::text))));
  update lottery_orders set state = becomes, transfers = transfers || transfer, settled_at = told, settled_by = by_run where id = o.id
    returning * into o;
  if exists (select from accounts where id = o.account_id and type <> 4) then
    perform record_facts(jsonb_build_array(lottery_fact_told(lottery_fact(o, becomes, 'cancelled', 0, 0, null, told))));
  end if;
end $$;

create function lottery_cancelled(player uuid, of_order uuid) returns jsonb language plpgsql as $$
declare
  told timestamptz;
  o lottery_orders;
  i lottery_issues;
begin
  select * into o from lottery_orders where id = of_order and account_id = player;
  if o.id is null then
    perform lottery_refused('lottery.orderUnknown', '{}');
  end if;
  select * into i from lottery_issues where id = o.issue_id for share;
  perform lottery_wallets(array[player]);
  select * into o from lottery_orders where id = of_order for update;
  told := date_trunc('milliseconds', app_now());
  if o.state <> 'cancelled' then
    if o.state <> 'placed' or not lottery_takes(i, told) then
      perform lottery_refused('lottery.notCancellable', '{}');
    end if;
    perform lottery_let_go(o, 'cancelled', 0, told);
    perform lottery_exposed(array[o.id], -1);
    select * into o from lottery_orders where id = of_order;
  end if;
  return jsonb_build_object('order', lottery_order_told(o, told), 'balance', lottery_balance(player));
end $$;

-- Stakes of orders whose issue has closed are in: up to so many of them; how many they were.
create function lottery_closed(of_issue uuid, at_once int) returns int language plpgsql as $$
declare
  told timestamptz := app_now();
  orders uuid[];
  posts uuid[];
  sides ledger_side[];
begin
  perform from lottery_issues where id = of_issue for no key update;
  orders := array(select id from lottery_orders where issue_id = of_issue and state = 'placed' limit at_once);
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
  return cardinality(orders);
end $$;

-- The run that settles an issue by what it is now, begun where it is not; null where there is nothing to settle it by.
create function lottery_run(of_issue uuid) returns lottery_runs language plpgsql as $$
declare
  run lottery_runs;
begin
  insert into lottery_runs (issue_id, version, kind, created_at)
    select i.id, i.settlement, case when i.result is null then 'void' else 'drawn' end, app_now() from lottery_issues i
    where i.id = of_issue and i.settlement > 0 on conflict do nothing;
  select r.* into run from lottery_issues i join lottery_runs r on r.issue_id = i.id and r.version = i.settlement where i.id = of_issue;
  return run;
end $$;

-- Takes back what an order has won too much: what is there of it; the rest the player owes (W22).
create function lottery_taken_back(o lottery_orders, a accounts, amount bigint, run lottery_runs, told timestamptz) returns uuid language plpgsql as $$
declare
  transfer uuid := gen_random_uuid();
  taken bigint := least(amount, lottery_balance(a.id)::bigint);
  owed bigint := amount - taken;
  house text := lottery_purpose(o.lottery, a.type);
begin
  perform ledger_transfer(jsonb_build_object('id', transfer, 'key', 'lottery:' || o.id || ':back:' || run.version, 'kind', 'win', 'hash', 'back',
    'mode', 'posted', 'entries',
    case taken when 0 then '[]'::jsonb
      else jsonb_build_array(jsonb_build_object('owner', a.id, 'purpose', 'main', 'shard', 0, 'amount', (-taken)::text)) end
    || case owed when 0 then '[]'::jsonb else jsonb_build_array(jsonb_build_object('owner', null, 'purpose',
        'receivable:' || a.id || case a.type when 4 then ':trial' else '' end, 'shard', 0, 'amount', (-owed)::text)) end
    || jsonb_build_object('owner', null, 'purpose', house, 'shard', house_shard(a.id), 'amount', amount::text)));
  if owed > 0 then
    perform receivable_kept(a.id, owed, null, o.id, run.version, told);
  end if;
  return transfer;
end $$;

-- What of a page is due: what comes back of an order by this run, and what of it has not, or has too much.
create type lottery_due as (id uuid, account uuid, type int, lottery text, delta bigint, transfer uuid, is_first boolean, won boolean, valid bigint, proof text);

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
    update lottery_orders o set transfers = o.transfers || d.transfer from unnest(due) d where o.id = d.id and d.delta > 0;
  end if;
  for one in select * from unnest(due) d where d.delta < 0 loop
    back := lottery_taken_back((select o from lottery_orders o where o.id = one.id), (select a from accounts a where a.id = one.account), -one.delta, run, told);
    update lottery_orders set transfers = transfers || back where id = one.id;
  end loop;
end $$;

-- The facts of what a run has settled.
create function lottery_facts(due lottery_due[], run lottery_runs, told timestamptz) returns void language plpgsql as $$
declare
  event text := 'run:' || run.version;
  kind text := case run.kind when 'void' then 'cancelled' else 'settled' end;
  firsts bet_facts[];
  again jsonb;
begin
  firsts := array(select lottery_fact(o, event, kind, d.valid, case run.kind when 'void' then 0 else o.returned end, d.proof, told)
    from unnest(due) d join lottery_orders o on o.id = d.id where d.type <> 4 and d.is_first);
  perform record_first_facts(firsts) where cardinality(firsts) > 0;
  select jsonb_agg(lottery_fact_told(lottery_fact(o, event, kind, d.valid, case run.kind when 'void' then 0 else o.returned end, d.proof, told)))
    into again from unnest(due) d join lottery_orders o on o.id = d.id where d.type <> 4 and not d.is_first;
  perform record_facts(again) where again is not null;
end $$;

-- After a win the rest of a chase is let go, where that was chosen and its issue has not closed.
create function lottery_stopped(winners uuid[], told timestamptz) returns void language plpgsql as $$
declare
  orders uuid[] := array(select o.id from lottery_orders w join lottery_slips s on s.id = w.slip_id and s.stop_after_win
    join lottery_orders o on o.slip_id = s.id and o.state = 'placed' join lottery_issues i on i.id = o.issue_id
    where w.id = any (winners) and lottery_takes(i, told) order by o.id for update of o);
  one lottery_orders;
begin
  for one in select * from lottery_orders where id = any (orders) order by id loop
    perform lottery_let_go(one, 'stopped', 0, told);
  end loop;
  perform lottery_exposed(orders, -1) where cardinality(orders) > 0;
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
  due := array(select row(o.id, o.account_id, a.type, o.lottery, s.returned - o.returned, gen_random_uuid(), o.settled_by = 0, s.won, s.valid, s.proof)::lottery_due
    from jsonb_to_recordset(said) s(id uuid, returned bigint, valid bigint, won boolean, proof text)
    join lottery_orders o on o.id = s.id join accounts a on a.id = o.account_id
    where o.state in ('closed', 'settled') and o.settled_by < run.version);
  perform lottery_moved(due, run, told);
  update lottery_orders o set state = case run.kind when 'void' then 'void' else 'settled' end, returned = s.returned, outcomes = s.outcomes,
      settled_by = run.version, settled_at = told
    from unnest(due) d join jsonb_to_recordset(said) s(id uuid, returned bigint, outcomes jsonb) on s.id = d.id where o.id = d.id;
  perform lottery_facts(due, run, told);
  perform lottery_stopped(array(select d.id from unnest(due) d where d.won), told);
  update lottery_runs set cursor = to_cursor, orders = lottery_runs.orders + cardinality(due), ended_at = case when is_last then told end
    where issue_id = of_issue and version = of_version;
  return cardinality(due);
end $$;
