-- Adds queued bets, up to a limit, to the hourly sums; returns their number. Concurrent calls take different rows.
create or replace function rollups_taken(most int) returns bigint language plpgsql as $$
declare
  taken_now bigint;
begin
  with waiting as (
    select fact_id from bet_fact_queue order by fact_id limit most for update skip locked
  ), taken as (
    delete from bet_fact_queue q using waiting w where q.fact_id = w.fact_id returning q.fact_id
  ), added as (
    insert into member_hourly
      select account_id, hour, category, vendor, game, sum(bets), sum(stake), sum(valid_bet), sum(result),
        sum(bonus_part)
      from taken join bet_fact_changes using (fact_id) group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (account_id, hour, category, vendor, game) do update set bets = member_hourly.bets + excluded.bets,
        stake = member_hourly.stake + excluded.stake, valid_bet = member_hourly.valid_bet + excluded.valid_bet,
        result = member_hourly.result + excluded.result, bonus_part = member_hourly.bonus_part + excluded.bonus_part
  ), added_to_teams as (
    insert into team_hourly
      select account_id, hour, category, own, sum(bets), sum(stake), sum(valid_bet), sum(result), sum(bonus_part)
      from taken join team_fact_changes using (fact_id) group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (account_id, hour, category, own) do update set bets = team_hourly.bets + excluded.bets,
        stake = team_hourly.stake + excluded.stake, valid_bet = team_hourly.valid_bet + excluded.valid_bet,
        result = team_hourly.result + excluded.result, bonus_part = team_hourly.bonus_part + excluded.bonus_part
  )
  select count(*) into taken_now from taken;
  return taken_now;
end $$;
