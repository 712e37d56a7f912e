-- Cancels the orders of a player's chases, or of one, whose issues still take bets; returns the released stake.
create or replace function lottery_chases_ended(player uuid, of_slip uuid) returns jsonb language plpgsql as $$
declare
  told timestamptz;
  orders uuid[];
  one lottery_orders;
  freed bigint := 0;
begin
  if of_slip is not null
    and not exists (select from lottery_slips s where s.id = of_slip and s.account_id = player and s.orders > 1) then
    perform lottery_refused('lottery.chaseUnknown', '{}');
  end if;
  perform from lottery_issues i where i.id in (select o.issue_id from lottery_chases_held(player, of_slip) o)
    order by i.closes_at, i.id for share;
  perform lottery_wallets(array[player]);
  told := date_trunc('milliseconds', app_now());
  orders := array(select o.id from lottery_orders o join lottery_issues i on i.id = o.issue_id
    where o.id in (select h.id from lottery_chases_held(player, of_slip) h) and o.state = 'placed'
      and lottery_takes(i, told) order by o.id for update of o);
  for one in select * from lottery_orders where id = any (orders) order by id loop
    perform lottery_let_go(one, 'cancelled', 0, told);
    freed := freed + one.stake;
  end loop;
  perform lottery_exposed(orders, -1) where cardinality(orders) > 0;
  return jsonb_build_object('draws', cardinality(orders), 'returned', freed::text, 'balance', lottery_balance(player));
end $$;
