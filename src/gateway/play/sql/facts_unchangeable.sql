-- Settled bets are append-only. Only the reset of a demo may truncate them.
create or replace function facts_unchangeable() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and current_setting('maidan.demo_reset', true) = 'on' and exists (select from demo_seed) then
    return null;
  end if;
  raise exception 'facts.unchangeable' using errcode = 'MD040';
end $$;

create or replace trigger bet_facts_kept
  before truncate on bet_facts
  for each statement
  execute function facts_unchangeable();

create or replace trigger bet_facts_unchangeable
  before delete or update on bet_facts
  for each row
  execute function facts_unchangeable();
