-- Lists hours whose sums differ from the settled bets.
create or replace function rollups_verify() returns table (problem text, account_id uuid, hour timestamptz,
  game text) language sql stable as $$
  with held as (
    select account_id, hour, category, vendor, game, sum(bets) as bets, sum(stake) as stake,
      sum(valid_bet) as valid_bet, sum(result) as result,
      sum(bonus_part) as bonus_part
    from (select * from member_hourly union all
      select c.account_id, c.hour, c.category, c.vendor, c.game, c.bets, c.stake, c.valid_bet, c.result, c.bonus_part
      from bet_fact_queue join bet_fact_changes c using (fact_id)) x
    group by 1, 2, 3, 4, 5
  ), teams as (
    select account_id, hour, category, own, sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet,
      sum(result) as result,
      sum(bonus_part) as bonus_part
    from (select * from team_hourly union all
      select c.account_id, c.hour, c.category, c.own, c.bets, c.stake, c.valid_bet, c.result, c.bonus_part
      from bet_fact_queue join team_fact_changes c using (fact_id)) x
    group by 1, 2, 3, 4
  ), waits as (
    select m.account_id, m.at, m.kind, m.times, m.amount from team_event_queue q
      join team_money m on m.transfer_id = q.transfer_id
    union all select a.id, a.created_at, 'joined', 1, 0 from team_event_queue q join accounts a on a.id = q.account_id
  ), events as (
    select account_id, hour, kind, own, sum(times) as times, sum(amount) as amount
    from (select * from team_events_hourly union all
      select c.account_id, date_trunc('hour', w.at, 'UTC'), w.kind, c.own, w.times, w.amount from waits w
        cross join lateral team_counted(w.account_id, w.at) c) x
    group by 1, 2, 3, 4
  )
  select 'hourlyDiffers', account_id, hour, game from held
    full join bets_hourly f using (account_id, hour, category, vendor, game)
  where (coalesce(held.bets, 0), coalesce(held.stake, 0), coalesce(held.valid_bet, 0), coalesce(held.result, 0),
    coalesce(held.bonus_part, 0))
    <> (coalesce(f.bets, 0), coalesce(f.stake, 0), coalesce(f.valid_bet, 0), coalesce(f.result, 0),
      coalesce(f.bonus_part, 0))
  union all
  select 'teamDiffers', account_id, hour, category from teams
    full join team_bets_hourly f using (account_id, hour, category, own)
  where (coalesce(teams.bets, 0), coalesce(teams.stake, 0), coalesce(teams.valid_bet, 0), coalesce(teams.result, 0),
    coalesce(teams.bonus_part, 0))
    <> (coalesce(f.bets, 0), coalesce(f.stake, 0), coalesce(f.valid_bet, 0), coalesce(f.result, 0),
      coalesce(f.bonus_part, 0))
  union all
  select 'teamEventsDiffer', account_id, hour, kind from events
    full join team_happened_hourly f using (account_id, hour, kind, own)
  where (coalesce(events.times, 0), coalesce(events.amount, 0)) <> (coalesce(f.times, 0), coalesce(f.amount, 0))
  union all select problem, account_id, now(), '' from team_verify()
$$;
