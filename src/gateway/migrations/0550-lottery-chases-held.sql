-- What of a player's chases still holds something is found by the issues that are not over: an index that names what is held would be written with
-- each order that closes and is settled.
drop index lottery_orders_held_by;
create index lottery_issues_under_way on lottery_issues (id) where state not in ('settled', 'refunded');

-- What is held of a player's chases, or of one of them.
create function lottery_chases_held(player uuid, of_slip uuid) returns setof lottery_orders language sql stable as $$
  select o.* from lottery_orders o join lottery_slips s on s.id = o.slip_id and s.orders > 1
  where o.account_id = player and o.issue_id = any (array(select i.id from lottery_issues i where i.state not in ('settled', 'refunded')))
    and o.state = 'placed' and (of_slip is null or o.slip_id = of_slip)
$$;

create or replace function lottery_chases_told(player uuid, at_most int, skipped int) returns jsonb language sql stable as $$
  with held as (
    select s.id, s.lottery, s.stake, s.orders, s.stop_after_win, s.created_at, sum(o.stake) as held,
      count(*) filter (where lottery_takes(i, app_now())) as free, min(i.draws_at) as draws_at,
      (array_agg(o.issue order by i.draws_at, o.place))[1] as issue
    from lottery_chases_held(player, null) o join lottery_slips s on s.id = o.slip_id join lottery_issues i on i.id = o.issue_id group by s.id
  ), page as (select * from held order by created_at desc, id limit at_most offset skipped)
  select jsonb_build_object('total', (select count(*) from held), 'held', (select coalesce(sum(held), 0)::text from held),
    'list', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'lottery', p.lottery, 'at', epoch_ms(p.created_at), 'stake', p.stake::text,
        'held', p.held::text, 'returned', (select sum(o.returned) from lottery_orders o where o.slip_id = p.id)::text, 'draws', p.orders,
        'left', p.free, 'stopAfterWin', p.stop_after_win, 'next', jsonb_build_object('issue', p.issue, 'drawsAt', epoch_ms(p.draws_at)))
      order by p.created_at desc, p.id) from page p), '[]'))
$$;

create or replace function lottery_chases_ended(player uuid, of_slip uuid) returns jsonb language plpgsql as $$
declare
  told timestamptz;
  orders uuid[];
  one lottery_orders;
  freed bigint := 0;
begin
  if of_slip is not null and not exists (select from lottery_slips s where s.id = of_slip and s.account_id = player and s.orders > 1) then
    perform lottery_refused('lottery.chaseUnknown', '{}');
  end if;
  perform from lottery_issues i where i.id in (select o.issue_id from lottery_chases_held(player, of_slip) o) order by i.closes_at, i.id for share;
  perform lottery_wallets(array[player]);
  told := date_trunc('milliseconds', app_now());
  orders := array(select o.id from lottery_orders o join lottery_issues i on i.id = o.issue_id
    where o.id in (select h.id from lottery_chases_held(player, of_slip) h) and o.state = 'placed' and lottery_takes(i, told) order by o.id for update of o);
  for one in select * from lottery_orders where id = any (orders) order by id loop
    perform lottery_let_go(one, 'cancelled', 0, told);
    freed := freed + one.stake;
  end loop;
  perform lottery_exposed(orders, -1) where cardinality(orders) > 0;
  return jsonb_build_object('draws', cardinality(orders), 'returned', freed::text, 'balance', lottery_balance(player));
end $$;
