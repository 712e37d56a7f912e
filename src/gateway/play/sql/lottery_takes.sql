-- Tests whether an issue takes bets, by the platform's clock.
create or replace function lottery_takes(i lottery_issues,
  told timestamptz) returns boolean language sql immutable as $$
  select i.state in ('scheduled', 'open') and told < i.closes_at
$$;
