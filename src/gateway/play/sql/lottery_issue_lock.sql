-- Key of the advisory lock of an issue.
create or replace function lottery_issue_lock(of_lottery text,
  of_number text) returns bigint language sql immutable as $$
  select hashtextextended('lottery-issue:' || of_lottery || ':' || of_number, 0)
$$;
