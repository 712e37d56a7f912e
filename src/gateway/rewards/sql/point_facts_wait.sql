-- Queues settled bets for points.
create or replace function point_facts_wait() returns trigger language plpgsql as $$
begin
  insert into point_fact_queue select id, account_id, app_now() from added;
  return null;
end $$;

create or replace trigger bet_facts_points
  after insert on bet_facts
  referencing new table as added
  for each statement
  execute function point_facts_wait();
