-- Results of draws are append-only. Only the reset of a demo may truncate them.
create or replace function lottery_results_unchangeable() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and current_setting('maidan.demo_reset', true) = 'on' and exists (select from demo_seed) then
    return null;
  end if;
  raise exception 'lottery.unchangeable' using errcode = 'MD046';
end $$;

create or replace trigger lottery_results_kept
  before truncate on lottery_results
  for each statement
  execute function lottery_results_unchangeable();

create or replace trigger lottery_results_unchangeable
  before delete or update on lottery_results
  for each row
  execute function lottery_results_unchangeable();
