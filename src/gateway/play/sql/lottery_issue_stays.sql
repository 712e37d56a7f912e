-- Issues are permanent, so that a row that names one needs no lock on it.
create or replace function lottery_issue_stays() returns trigger language plpgsql as $$
begin
  raise exception 'lottery.issueStays' using errcode = 'MD051';
end $$;

create or replace trigger lottery_issue_stays
  before delete on lottery_issues
  for each row
  execute function lottery_issue_stays();
