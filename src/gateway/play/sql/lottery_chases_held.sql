-- Orders of a player's chases, or of one of them, that are still held.
create or replace function lottery_chases_held(player uuid,
  of_slip uuid) returns setof lottery_orders language sql stable as $$
  select o.* from lottery_orders o join lottery_slips s on s.id = o.slip_id and s.orders > 1
  where o.account_id = player
    and o.issue_id = any (array(select i.id from lottery_issues i where i.state not in ('settled', 'refunded')))
    and o.state = 'placed' and (of_slip is null or o.slip_id = of_slip)
$$;
