-- Checks the caps on the largest possible win, of an order and of a player in an issue.
create or replace function lottery_capped(p jsonb, asked jsonb, of_issue uuid) returns void language plpgsql as $$
declare
  most bigint := asked ->> 'most';
  per_order bigint := p #>> '{caps,prizePerOrder}';
  per_issue bigint := p #>> '{caps,prizePerIssue}';
  before bigint;
begin
  if most > per_order then
    perform lottery_refused('lottery.prizePerOrder', jsonb_build_object('most', per_order::text));
  end if;
  select coalesce(sum(o.most), 0) into before from lottery_orders o
    where o.account_id = (p ->> 'accountId')::uuid and o.issue_id = of_issue and o.state in ('placed', 'closed');
  if before + most > per_issue then
    perform lottery_refused('lottery.prizePerIssue',
      jsonb_build_object('most', per_issue::text, 'left', greatest(per_issue - before, 0)::text));
  end if;
end $$;
