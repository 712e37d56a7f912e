-- Rebuilds the hourly sums from the settled bets; returns the number of rows.
create or replace function rollups_rebuilt() returns bigint language plpgsql as $$
declare
  made bigint;
begin
  lock table member_hourly, team_hourly, team_events_hourly in exclusive mode;
  delete from member_hourly;
  delete from team_hourly;
  delete from team_events_hourly;
  with taken as (delete from bet_fact_queue), teams as (insert into team_hourly select * from team_bets_hourly)
    insert into member_hourly select * from bets_hourly;
  get diagnostics made = row_count;
  with taken as (delete from team_event_queue)
    insert into team_events_hourly select * from team_happened_hourly;
  return made;
end $$;
