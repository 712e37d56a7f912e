-- What placing a bet costs. All who bet on an issue held its row, and PostgreSQL writes a list of all who hold one: they share a lock that is in memory
-- now, and whoever changes the issue waits until they are done. Numbers are looked up one by one, and a slip is written once, with its answer.
create function lottery_issue_lock(of_lottery text, of_number text) returns bigint language sql immutable as $$
  select hashtextextended('lottery-issue:' || of_lottery || ':' || of_number, 0)
$$;

-- Bets that are being placed are done, or are refused by what the issue is after.
create function lottery_issue_changes() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(lottery_issue_lock(old.lottery, old.number));
  return new;
end $$;
create trigger lottery_issue_changes before update on lottery_issues for each row execute function lottery_issue_changes();

-- Issues stay, so that what names one needs no lock on it.
create function lottery_issue_stays() returns trigger language plpgsql as $$
begin
  raise exception 'lottery.issueStays' using errcode = 'MD051';
end $$;
create trigger lottery_issue_stays before delete on lottery_issues for each row execute function lottery_issue_stays();

alter table lottery_orders drop constraint lottery_orders_issue_id_fkey, drop constraint lottery_orders_account_id_fkey;
alter table lottery_orders alter constraint lottery_orders_slip_id_fkey deferrable initially deferred;
alter table lottery_exposures drop constraint lottery_exposures_issue_id_fkey;

create or replace function lottery_issue_held(p jsonb, asked jsonb) returns lottery_issues language plpgsql as $$
declare
  i lottery_issues;
  told timestamptz;
begin
  perform pg_advisory_xact_lock_shared(lottery_issue_lock(p ->> 'lottery', asked ->> 'issue'));
  select * into i from lottery_issues where lottery = p ->> 'lottery' and number = asked ->> 'issue';
  -- Who waited for it is judged by when they got it.
  told := app_now();
  if i.id is null then
    perform lottery_refused('lottery.issueUnknown', '{}');
  elsif not lottery_takes(i, told) then
    perform lottery_refused('lottery.closed', jsonb_build_object('next', lottery_next(p ->> 'lottery', told)));
  elsif i.rules_version <> p ->> 'rulesVersion' or i.price_version <> p ->> 'priceVersion' then
    perform lottery_refused('lottery.priceChanged', jsonb_build_object('rulesVersion', i.rules_version, 'priceVersion', i.price_version));
  end if;
  return i;
end $$;

create or replace function lottery_full(slip uuid, cap bigint) returns jsonb language sql as $$
  select jsonb_build_object('play', n.play, 'number', n.number, 'most', cap::text)
  from lottery_orders o, jsonb_to_recordset(o.numbers) n(play text, number text)
    cross join lateral (select e.most from lottery_exposures e where e.issue_id = o.issue_id and e.play = n.play and e.number = n.number limit 1) own
  where o.slip_id = slip and own.most + coalesce(case when n.number = '*'
    then (select max(e.most) from lottery_exposures e where e.issue_id = o.issue_id and e.play = n.play and e.number <> '*')
    else (select e.most from lottery_exposures e where e.issue_id = o.issue_id and e.play = n.play and e.number = '*') end, 0) > cap
  limit 1
$$;

create or replace function lottery_balance(player uuid) returns text language plpgsql as $$
begin
  return ledger_balance((select l.id from ledger_accounts l where l.owner_id = player and l.purpose = 'main'))::text;
end $$;

create function lottery_order_view(o lottery_orders, s lottery_slips, i lottery_issues, told timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object('id', o.id, 'number', o.number::text, 'lottery', o.lottery, 'issue', o.issue, 'state', o.state, 'stake', o.stake::text,
    'returned', o.returned::text, 'most', o.most::text, 'at', epoch_ms(o.created_at), 'closesAt', epoch_ms(i.closes_at),
    'drawsAt', epoch_ms(i.draws_at), 'settledAt', epoch_ms(o.settled_at), 'slip', s.id, 'place', o.place, 'of', s.orders,
    'stopAfterWin', s.stop_after_win, 'cancellable', o.state = 'placed' and lottery_takes(i, told))
$$;

create or replace function lottery_order_told(o lottery_orders, told timestamptz) returns jsonb language sql stable as $$
  select lottery_order_view(o, s, i, told) from lottery_slips s, lottery_issues i where s.id = o.slip_id and i.id = o.issue_id
$$;

-- Of two at once under a key, the other is done once the wallet is held.
create or replace function lottery_placed(p jsonb) returns jsonb language plpgsql as $$
declare
  told timestamptz;
  player uuid := p ->> 'accountId';
  said jsonb := lottery_answered(p);
  a accounts;
  s lottery_slips;
  o lottery_orders;
  issues lottery_issues[];
  asked jsonb;
  barred text;
  full_number jsonb;
  views jsonb := '[]';
begin
  if said is not null then
    return said;
  end if;
  for asked in select x.o from jsonb_array_elements(p -> 'orders') with ordinality x(o, place) order by place loop
    issues := issues || lottery_issue_held(p, asked);
  end loop;
  perform from ledger_accounts where owner_id = player and purpose = 'main' for update;
  said := lottery_answered(p);
  if said is not null then
    return said;
  end if;
  told := date_trunc('milliseconds', app_now());
  select * into strict a from accounts where id = player;
  barred := play_barred(a, p ->> 'country', null, told);
  if barred is not null then
    perform lottery_refused(barred, jsonb_build_object('block', gaming_block(player)));
  end if;
  s := (p ->> 'slip', player, p ->> 'key', p ->> 'hash', p ->> 'lottery', p ->> 'rulesVersion', p ->> 'priceVersion', p ->> 'stake',
    jsonb_array_length(p -> 'orders'), p ->> 'stopAfterWin', '{}', told);
  for nth in 1..s.orders loop
    asked := p -> 'orders' -> (nth - 1);
    perform lottery_capped(p, asked, issues[nth].id);
    perform lottery_held(p, asked);
    insert into lottery_orders (id, slip_id, place, account_id, lottery, issue_id, issue, state, stake, most, lines, numbers, transfers, created_at)
      values ((asked ->> 'id')::uuid, s.id, nth, player, s.lottery, issues[nth].id, issues[nth].number, 'placed',
        (asked ->> 'stake')::bigint, (asked ->> 'most')::bigint, asked -> 'lines', asked -> 'numbers', array[(asked ->> 'hold')::uuid], told)
      returning * into o;
    views := views || lottery_order_view(o, s, issues[nth], told);
  end loop;
  -- Numbers last: they are everybody's.
  perform lottery_exposed(array(select id from lottery_orders where slip_id = s.id), 1);
  full_number := lottery_full(s.id, (p #>> '{caps,liabilityPerNumber}')::bigint);
  if full_number is not null then
    perform lottery_refused('lottery.numberFull', full_number);
  end if;
  said := jsonb_build_object('slip', s.id, 'stake', s.stake::text, 'balance', lottery_balance(player), 'orders', views);
  s.answer := said;
  insert into lottery_slips select s.*;
  return said;
end $$;

-- How a question is asked is kept as it was chosen when the tables were small.
alter function lottery_placed(jsonb) set enable_seqscan = off;
