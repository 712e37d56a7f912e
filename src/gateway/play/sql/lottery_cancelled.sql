-- Cancels a player's order while its issue takes bets; a repeated call returns the same order.
create or replace function lottery_cancelled(player uuid, of_order uuid) returns jsonb language plpgsql as $$
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
