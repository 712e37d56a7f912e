-- Places a slip: replay, issues, wallet, blocks, limits of play, caps and exposure, then a hold for each order. All or
-- nothing.
create or replace function lottery_placed(p jsonb) returns jsonb language plpgsql set enable_seqscan to off as $$
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
  stopped jsonb;
  full_number jsonb;
  views jsonb := '[]';
  turn int;
  part bigint;
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
  stopped := play_admitted(player, (p ->> 'stake')::bigint, told);
  if stopped is not null then
    perform lottery_refused(stopped ->> 'code', jsonb_build_object('limit', stopped - 'code'));
  end if;
  s := (p ->> 'slip', player, p ->> 'key', p ->> 'hash', p ->> 'lottery', p ->> 'rulesVersion', p ->> 'priceVersion',
    p ->> 'stake',
    jsonb_array_length(p -> 'orders'), p ->> 'stopAfterWin', '{}', told);
  for nth in 1..s.orders loop
    asked := p -> 'orders' -> (nth - 1);
    perform lottery_capped(p, asked, issues[nth].id);
    part := lottery_held(p, asked, issues[nth].id);
    insert into lottery_orders (id, slip_id, place, account_id, lottery, issue_id, issue, state, stake, most, lines,
      numbers, transfers, created_at, granted)
      values ((asked ->> 'id')::uuid, s.id, nth, player, s.lottery, issues[nth].id, issues[nth].number, 'placed',
        (asked ->> 'stake')::bigint, (asked ->> 'most')::bigint, asked -> 'lines', asked -> 'numbers',
          array[(asked ->> 'hold')::uuid], told, part)
      returning * into o;
    views := views || lottery_order_view(o, s, issues[nth], told);
  end loop;
  -- Locks numbers last, in a fixed order, because all players share them.
  for turn in select x.place from generate_subscripts(issues, 1) x(place) order by (issues[x.place]).id loop
    asked := p -> 'orders' -> (turn - 1);
    perform lottery_counted(issues[turn].id, asked -> 'numbers', 1);
    full_number := lottery_full(issues[turn].id, asked -> 'numbers', (p #>> '{caps,liabilityPerNumber}')::bigint);
    if full_number is not null then
      perform lottery_refused('lottery.numberFull', full_number);
    end if;
  end loop;
  said := jsonb_build_object('slip', s.id, 'stake', s.stake::text, 'balance', lottery_balance(player), 'orders', views);
  s.answer := said;
  insert into lottery_slips select s.*;
  return said;
end $$;
