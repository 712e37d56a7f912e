-- Settles one page of a run, from one cursor to the next: [{ id, returned, valid, won, outcomes, proof }]. Returns the
-- number of orders; null if another worker has settled the page.
create or replace function lottery_page_settled(of_issue uuid, of_version int, from_cursor bigint, to_cursor bigint,
  is_last boolean, said jsonb) returns int
language plpgsql as $$
declare
  told timestamptz := app_now();
  run lottery_runs;
  orders uuid[];
  due lottery_due[];
  one lottery_orders;
begin
  perform from lottery_issues where id = of_issue for no key update;
  select * into run from lottery_runs where issue_id = of_issue and version = of_version for update;
  if run.cursor <> from_cursor or run.ended_at is not null
    or exists (select from lottery_runs where issue_id = of_issue and version > of_version) then
    return null;
  end if;
  orders := array(select (s ->> 'id')::uuid from jsonb_array_elements(said) s);
  perform lottery_wallets(array(select account_id from lottery_orders where id = any (orders)));
  perform from lottery_orders where id = any (orders) order by id for update;
  if run.kind = 'void' then
    for one in select * from lottery_orders where id = any (orders) and state = 'placed' order by id loop
      perform lottery_let_go(one, 'void', run.version, told);
    end loop;
  end if;
  due := array(select row(o.id, o.account_id, a.type, o.lottery, s.returned - o.returned, gen_random_uuid(),
    o.settled_by = 0, s.won, s.returned, s.valid,
      s.outcomes, s.proof)::lottery_due
    from jsonb_to_recordset(said) s(id uuid, returned bigint, valid bigint, won boolean, outcomes jsonb, proof text)
    join lottery_orders o on o.id = s.id join accounts a on a.id = o.account_id
    where o.state in ('closed', 'settled') and o.settled_by < run.version);
  perform lottery_moved(due, run, told);
  update lottery_orders o set state = case run.kind when 'void' then 'void'
    else 'settled' end, returned = d.returned, outcomes = d.outcomes,
      transfers = case when d.delta > 0 then o.transfers || d.transfer
        else o.transfers end, settled_by = run.version, settled_at = told
    from unnest(due) d where o.id = d.id;
  perform lottery_facts(due, run, told);
  perform lottery_stopped(array(select d.id from unnest(due) d where d.won), told);
  update lottery_runs set cursor = to_cursor, orders = lottery_runs.orders + cardinality(due), ended_at = case
    when is_last then told end
    where issue_id = of_issue and version = of_version;
  return cardinality(due);
end $$;
