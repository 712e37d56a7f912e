-- A slip is placed in one call: looked up by its key first, and its issues and the player's wallet are held while it is looked at, counted, held for and
-- written down. What is refused raises MD050 with a code and what is told besides, so that nothing of it stays. The order in which things are held is
-- the same everywhere: issues, wallets, orders, numbers.
create function lottery_refused(code text, told jsonb) returns void language plpgsql as $$
begin
  raise exception 'lottery.refused' using errcode = 'MD050', detail = jsonb_build_object('code', code) || told;
end $$;

create function epoch_ms(at timestamptz) returns bigint language sql immutable as $$ select floor(extract(epoch from at) * 1000)::bigint $$;

-- An issue takes bets until it closes, by the platform's clock.
create function lottery_takes(i lottery_issues, told timestamptz) returns boolean language sql immutable as $$
  select i.state in ('scheduled', 'open') and told < i.closes_at
$$;

create function lottery_issue_told(i lottery_issues) returns jsonb language sql stable as $$
  select jsonb_build_object('issue', i.number, 'opensAt', epoch_ms(i.opens_at), 'closesAt', epoch_ms(i.closes_at), 'drawsAt', epoch_ms(i.draws_at))
$$;

create function lottery_next(of_lottery text, told timestamptz) returns jsonb language sql stable as $$
  select lottery_issue_told(i) from lottery_issues i where i.lottery = of_lottery and lottery_takes(i, told) order by i.closes_at limit 1
$$;

create function lottery_order_told(o lottery_orders, told timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object('id', o.id, 'number', o.number::text, 'lottery', o.lottery, 'issue', o.issue, 'state', o.state, 'stake', o.stake::text,
      'returned', o.returned::text, 'most', o.most::text, 'at', epoch_ms(o.created_at), 'closesAt', epoch_ms(i.closes_at),
      'drawsAt', epoch_ms(i.draws_at), 'settledAt', epoch_ms(o.settled_at), 'slip', s.id, 'place', o.place, 'of', s.orders,
      'stopAfterWin', s.stop_after_win, 'cancellable', o.state = 'placed' and lottery_takes(i, told))
    from lottery_slips s, lottery_issues i where s.id = o.slip_id and i.id = o.issue_id
$$;

-- Adds so much to what can be won by each number of orders; below 0: takes it off. Always in one order, as others wait there.
create function lottery_exposed(orders uuid[], sign int) returns void language sql as $$
  insert into lottery_exposures as e (issue_id, play, number, most)
    select o.issue_id, n.play, n.number, sign * sum(n.most) from lottery_orders o,
      jsonb_to_recordset(o.numbers) n(play text, number text, most bigint)
    where o.id = any (orders) group by 1, 2, 3 order by 1, 2, 3
    on conflict (issue_id, play, number) do update set most = e.most + excluded.most
$$;

-- Holds the issue, or refuses where it takes no bet, or none at this price.
create function lottery_issue_held(p jsonb, asked jsonb) returns lottery_issues language plpgsql as $$
declare
  i lottery_issues;
  told timestamptz;
begin
  select * into i from lottery_issues where lottery = p ->> 'lottery' and number = asked ->> 'issue' for share;
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

-- What may be won: by the order, and by the player in the issue.
create function lottery_capped(p jsonb, asked jsonb, of_issue uuid) returns void language plpgsql as $$
declare
  most bigint := asked ->> 'most';
  per_order bigint := p #>> '{caps,prizePerOrder}';
  per_issue bigint := p #>> '{caps,prizePerIssue}';
  before bigint;
begin
  if most > per_order then
    perform lottery_refused('lottery.prizePerOrder', jsonb_build_object('most', per_order::text));
  end if;
  select coalesce(sum(o.most), 0) into before from lottery_orders o
    where o.account_id = (p ->> 'accountId')::uuid and o.issue_id = of_issue and o.state in ('placed', 'closed');
  if before + most > per_issue then
    perform lottery_refused('lottery.prizePerIssue', jsonb_build_object('most', per_issue::text, 'left', greatest(per_issue - before, 0)::text));
  end if;
end $$;

-- A number that can win more than it may, or null. What was staked on too many numbers to count each is counted as '*', for any of its play.
create function lottery_full(slip uuid, cap bigint) returns jsonb language sql as $$
  select jsonb_build_object('play', e.play, 'number', e.number, 'most', cap::text)
  from lottery_orders o, jsonb_to_recordset(o.numbers) n(play text, number text), lottery_exposures e
  where o.slip_id = slip and e.issue_id = o.issue_id and e.play = n.play and e.number = n.number
    and e.most + coalesce((select max(x.most) from lottery_exposures x
      where x.issue_id = e.issue_id and x.play = e.play and (x.number = '*') = (e.number <> '*')), 0) > cap
  limit 1
$$;

create function lottery_held(p jsonb, asked jsonb) returns void language sql as $$
  select ledger_transfer(jsonb_build_object('id', asked ->> 'hold', 'key', 'lottery:' || (asked ->> 'id') || ':hold', 'kind', 'bet', 'hash', p ->> 'hash',
    'mode', 'pending', 'entries', jsonb_build_array(
      jsonb_build_object('owner', p ->> 'accountId', 'purpose', 'main', 'shard', 0, 'amount', '-' || (asked ->> 'stake')),
      jsonb_build_object('owner', p ->> 'accountId', 'purpose', 'locked', 'shard', 0, 'amount', asked ->> 'stake'))))
$$;

create function lottery_balance(player uuid) returns text language plpgsql as $$
begin
  return coalesce((select e.balance_after from ledger_accounts l join ledger_entries e on e.account_id = l.id
    where l.owner_id = player and l.purpose = 'main' order by e.seq desc limit 1), 0)::text;
end $$;

create function lottery_answered(p jsonb) returns jsonb language plpgsql as $$
declare
  earlier lottery_slips;
begin
  select * into earlier from lottery_slips where idempotency_key = p ->> 'key';
  if earlier.id is not null and earlier.body_hash <> p ->> 'hash' then
    perform lottery_refused('ledger.keyReused', '{}');
  end if;
  return earlier.answer;
end $$;

create function lottery_placed(p jsonb) returns jsonb language plpgsql as $$
declare
  told timestamptz;
  player uuid := p ->> 'accountId';
  said jsonb := lottery_answered(p);
  a accounts;
  issues lottery_issues[];
  asked jsonb;
  barred text;
  full_number jsonb;
  nth int := 0;
begin
  if said is not null then
    return said;
  end if;
  for asked in select o from jsonb_array_elements(p -> 'orders') with ordinality x(o, place) order by place loop
    issues := issues || lottery_issue_held(p, asked);
  end loop;
  perform from ledger_accounts where owner_id = player and purpose = 'main' for update;
  -- Of two at once under a key, the other is done by now.
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
  insert into lottery_slips (id, account_id, idempotency_key, body_hash, lottery, rules_version, price_version, stake, orders, stop_after_win, answer, created_at)
    values ((p ->> 'slip')::uuid, player, p ->> 'key', p ->> 'hash', p ->> 'lottery', p ->> 'rulesVersion', p ->> 'priceVersion', (p ->> 'stake')::bigint,
      jsonb_array_length(p -> 'orders'), (p ->> 'stopAfterWin')::boolean, '{}', told);
  for asked in select o from jsonb_array_elements(p -> 'orders') with ordinality x(o, place) order by place loop
    nth := nth + 1;
    perform lottery_capped(p, asked, issues[nth].id);
    perform lottery_held(p, asked);
    insert into lottery_orders (id, slip_id, place, account_id, lottery, issue_id, issue, state, stake, most, lines, numbers, transfers, created_at)
      values ((asked ->> 'id')::uuid, (p ->> 'slip')::uuid, nth, player, p ->> 'lottery', issues[nth].id, issues[nth].number, 'placed',
        (asked ->> 'stake')::bigint, (asked ->> 'most')::bigint, asked -> 'lines', asked -> 'numbers', array[(asked ->> 'hold')::uuid], told);
  end loop;
  -- Numbers last: they are everybody's.
  perform lottery_exposed(array(select id from lottery_orders where slip_id = (p ->> 'slip')::uuid), 1);
  full_number := lottery_full((p ->> 'slip')::uuid, (p #>> '{caps,liabilityPerNumber}')::bigint);
  if full_number is not null then
    perform lottery_refused('lottery.numberFull', full_number);
  end if;
  said := jsonb_build_object('slip', p ->> 'slip', 'stake', p ->> 'stake', 'balance', lottery_balance(player),
    'orders', (select jsonb_agg(lottery_order_told(o, told) order by o.place) from lottery_orders o where o.slip_id = (p ->> 'slip')::uuid));
  update lottery_slips set answer = said where id = (p ->> 'slip')::uuid;
  return said;
end $$;
