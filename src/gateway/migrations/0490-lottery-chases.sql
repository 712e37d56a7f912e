-- Chases that still hold something, as their player sees them, and their end: what has not closed is let go, of one of them or of all.
create index lottery_orders_held_by on lottery_orders (account_id, slip_id) where state = 'placed';

-- A page of the chases of a player that hold something, the newest first, with how many there are and what all of them hold.
create function lottery_chases_told(player uuid, at_most int, skipped int) returns jsonb language sql stable as $$
  with held as (
    select s.id, s.lottery, s.stake, s.orders, s.stop_after_win, s.created_at, sum(o.stake) as held,
      count(*) filter (where lottery_takes(i, app_now())) as free, min(i.draws_at) as draws_at,
      (array_agg(o.issue order by i.draws_at, o.place))[1] as issue
    from lottery_orders o join lottery_slips s on s.id = o.slip_id and s.orders > 1 join lottery_issues i on i.id = o.issue_id
    where o.account_id = player and o.state = 'placed' group by s.id
  ), page as (select * from held order by created_at desc, id limit at_most offset skipped)
  select jsonb_build_object('total', (select count(*) from held), 'held', (select coalesce(sum(held), 0)::text from held),
    'list', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'lottery', p.lottery, 'at', epoch_ms(p.created_at), 'stake', p.stake::text,
        'held', p.held::text, 'returned', (select sum(o.returned) from lottery_orders o where o.slip_id = p.id)::text, 'draws', p.orders,
        'left', p.free, 'stopAfterWin', p.stop_after_win, 'next', jsonb_build_object('issue', p.issue, 'drawsAt', epoch_ms(p.draws_at)))
      order by p.created_at desc, p.id) from page p), '[]'))
$$;

-- Lets go what has not closed of a player's chase, or of all: issues, then the wallet, then orders, as everywhere. Said twice it changes nothing.
create function lottery_chases_ended(player uuid, of_slip uuid) returns jsonb language plpgsql as $$
declare
  told timestamptz;
  orders uuid[];
  one lottery_orders;
  freed bigint := 0;
begin
  if of_slip is not null and not exists (select from lottery_slips s where s.id = of_slip and s.account_id = player and s.orders > 1) then
    perform lottery_refused('lottery.chaseUnknown', '{}');
  end if;
  perform from lottery_issues i where i.id in (select o.issue_id from lottery_orders o join lottery_slips s on s.id = o.slip_id and s.orders > 1
    where o.account_id = player and o.state = 'placed' and (of_slip is null or s.id = of_slip)) order by i.closes_at, i.id for share;
  perform lottery_wallets(array[player]);
  told := date_trunc('milliseconds', app_now());
  orders := array(select o.id from lottery_orders o join lottery_slips s on s.id = o.slip_id and s.orders > 1 join lottery_issues i on i.id = o.issue_id
    where o.account_id = player and o.state = 'placed' and (of_slip is null or s.id = of_slip) and lottery_takes(i, told) order by o.id for update of o);
  for one in select * from lottery_orders where id = any (orders) order by id loop
    perform lottery_let_go(one, 'cancelled', 0, told);
    freed := freed + one.stake;
  end loop;
  perform lottery_exposed(orders, -1) where cardinality(orders) > 0;
  return jsonb_build_object('draws', cardinality(orders), 'returned', freed::text, 'balance', lottery_balance(player));
end $$;
