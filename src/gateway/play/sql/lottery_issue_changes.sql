-- Waits for bets that are being placed; later ones see the changed issue.
create or replace function lottery_issue_changes() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(lottery_issue_lock(old.lottery, old.number));
  return new;
end $$;

create or replace trigger lottery_issue_changes
  before update on lottery_issues
  for each row
  execute function lottery_issue_changes();
