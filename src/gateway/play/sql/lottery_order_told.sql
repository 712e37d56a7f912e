-- An order in wire format.
create or replace function lottery_order_told(o lottery_orders,
  told timestamptz) returns jsonb language sql stable as $$
  select lottery_order_view(o, s, i, told) from lottery_slips s, lottery_issues i
    where s.id = o.slip_id and i.id = o.issue_id
$$;
