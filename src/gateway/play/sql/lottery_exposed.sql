-- Adds orders to the exposure of their issues (sign 1) or subtracts them (-1).
create or replace function lottery_exposed(orders uuid[], sign int) returns void language plpgsql as $$
declare
  o record;
begin
  for o in select issue_id, jsonb_agg(n.one) as numbers
    from lottery_orders, jsonb_array_elements(lottery_orders.numbers) n(one)
    where id = any (orders) group by 1 order by 1 loop
    perform lottery_counted(o.issue_id, o.numbers, sign);
  end loop;
end $$;
