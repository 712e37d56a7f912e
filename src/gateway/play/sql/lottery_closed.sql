-- Posts the holds of a page of orders whose issue has closed; returns the number of the last one, null at the end.
create or replace function lottery_closed(of_issue uuid, at_once int, after bigint) returns bigint language plpgsql
  set enable_seqscan to off as $$
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
    select o.id, o.number from lottery_orders o where o.issue_id = of_issue and o.number > after and o.state = 'placed'
      order by o.number limit at_once) x;
  perform lottery_wallets(array(select account_id from lottery_orders where id = any (orders)));
  orders := array(select id from lottery_orders where id = any (orders) and state = 'placed' order by id for update);
  posts := array(select gen_random_uuid() from generate_series(1, cardinality(orders)));
  select array_agg(side.s) into sides from unnest(orders, posts) x(id, post) join lottery_orders o using (id)
    join accounts a on a.id = o.account_id,
    lateral (values
      (row(post, 'lottery:' || o.id || ':close', 'bet', 'post', o.transfers[1], o.account_id, 'locked', 0,
        -o.stake)::ledger_side),
      (row(post, 'lottery:' || o.id || ':close', 'bet', 'post', o.transfers[1], null,
        lottery_purpose(o.lottery, a.type), ledger_shard(lottery_purpose(o.lottery, a.type), a.id),
        o.stake)::ledger_side)) side(s);
  if sides is not null then
    perform ledger_transfers_booked(sides, 'close', told);
    update lottery_orders o set state = 'closed', transfers = o.transfers || x.post
      from unnest(orders, posts) x(id, post) where o.id = x.id;
  end if;
  return case when found = at_once then last end;
end $$;
