-- After a win, releases the rest of a chase that stops on a win, as far as its issues have not closed.
create or replace function lottery_stopped(winners uuid[], told timestamptz) returns void language plpgsql as $$
declare
  orders uuid[] := array(select o.id from lottery_orders w join lottery_slips s on s.id = w.slip_id and s.stop_after_win
    join lottery_orders o on o.slip_id = s.id and o.state = 'placed' join lottery_issues i on i.id = o.issue_id
    where w.id = any (winners) and lottery_takes(i, told) order by o.id for update of o);
  one lottery_orders;
begin
  for one in select * from lottery_orders where id = any (orders) order by id loop
    perform lottery_let_go(one, 'stopped', 0, told);
  end loop;
  perform lottery_exposed(orders, -1) where cardinality(orders) > 0;
end $$;
