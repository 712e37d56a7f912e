-- The settlement run of an issue, created if needed; null if there is nothing to settle it by.
create or replace function lottery_run(of_issue uuid) returns lottery_runs language plpgsql as $$
declare
  run lottery_runs;
begin
  insert into lottery_runs (issue_id, version, kind, created_at)
    select i.id, i.settlement, case when i.result is null then 'void' else 'drawn' end, app_now() from lottery_issues i
    where i.id = of_issue and i.settlement > 0 on conflict do nothing;
  select r.* into run from lottery_issues i join lottery_runs r on r.issue_id = i.id and r.version = i.settlement
    where i.id = of_issue;
  return run;
end $$;
