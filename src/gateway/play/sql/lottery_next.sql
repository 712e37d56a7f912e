-- The lottery's next issue that takes bets; null without one.
create or replace function lottery_next(of_lottery text, told timestamptz) returns jsonb language sql stable as $$
  select lottery_issue_told(i) from lottery_issues i where i.lottery = of_lottery and lottery_takes(i, told)
    order by i.closes_at limit 1
$$;
