-- An order with its slip and issue, in wire format.
create or replace function lottery_order_view(o lottery_orders, s lottery_slips, i lottery_issues,
  told timestamptz) returns jsonb language sql stable as $$
  select jsonb_build_object('id', o.id, 'number', o.number::text, 'lottery', o.lottery, 'issue', o.issue, 'state',
    o.state, 'stake', o.stake::text,
    'returned', o.returned::text, 'most', o.most::text, 'at', epoch_ms(o.created_at), 'closesAt', epoch_ms(i.closes_at),
    'drawsAt', epoch_ms(i.draws_at), 'settledAt', epoch_ms(o.settled_at), 'slip', s.id, 'place', o.place, 'of',
      s.orders,
    'stopAfterWin', s.stop_after_win, 'cancellable', o.state = 'placed' and lottery_takes(i, told))
$$;
