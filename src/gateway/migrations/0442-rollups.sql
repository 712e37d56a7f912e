-- What is added up from facts. A fact adds what the bet is now, and takes away what the fact that it replaces had added. One
-- statement takes and adds, and has its tables before it begins: so a rebuild, which nobody adds beside, never waits for one who waits for it.
create view bet_fact_changes as
  select f.id as fact_id, x.account_id, date_trunc('hour', x.bet_at, 'UTC') as hour, x.category, x.vendor, x.game, x.sign::bigint as bets,
    x.sign * x.stake as stake, x.sign * x.valid_bet as valid_bet, x.sign * x.result as result, x.sign * x.bonus_part as bonus_part
  from bet_facts f cross join lateral (
    select f.*, 1 as sign where f.kind <> 'cancelled'
    union all select r.*, -1 from bet_facts r where r.id = f.replaces and r.kind <> 'cancelled') x;

create view bets_hourly as
  select account_id, date_trunc('hour', bet_at, 'UTC') as hour, category, vendor, game, count(*) as bets, sum(stake)::bigint as stake,
    sum(valid_bet)::bigint as valid_bet, sum(result)::bigint as result, sum(bonus_part)::bigint as bonus_part
  from bets where kind <> 'cancelled' group by 1, 2, 3, 4, 5;

-- Adds up to so many facts that wait, and takes them from the queue; how many they were. Of several at once, each has others.
create function rollups_taken(most int) returns bigint language plpgsql as $$
declare
  taken_now bigint;
begin
  with waiting as (
    select fact_id from bet_fact_queue order by fact_id limit most for update skip locked
  ), taken as (
    delete from bet_fact_queue q using waiting w where q.fact_id = w.fact_id returning q.fact_id
  ), added as (
    insert into member_hourly
      select account_id, hour, category, vendor, game, sum(bets), sum(stake), sum(valid_bet), sum(result), sum(bonus_part)
      from taken join bet_fact_changes using (fact_id) group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (account_id, hour, category, vendor, game) do update set bets = member_hourly.bets + excluded.bets,
        stake = member_hourly.stake + excluded.stake, valid_bet = member_hourly.valid_bet + excluded.valid_bet,
        result = member_hourly.result + excluded.result, bonus_part = member_hourly.bonus_part + excluded.bonus_part
  )
  select count(*) into taken_now from taken;
  return taken_now;
end $$;

-- Adds everything up anew, facts that wait too; how many rows there are then.
create function rollups_rebuilt() returns bigint language plpgsql as $$
declare
  made bigint;
begin
  lock table member_hourly in exclusive mode;
  delete from member_hourly;
  with taken as (delete from bet_fact_queue)
    insert into member_hourly select * from bets_hourly;
  get diagnostics made = row_count;
  return made;
end $$;

-- Where what is added up, with what waits, is something else than the facts.
create function rollups_verify() returns table (problem text, account_id uuid, hour timestamptz, game text) language sql stable as $$
  with held as (
    select account_id, hour, category, vendor, game, sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(result) as result,
      sum(bonus_part) as bonus_part
    from (select * from member_hourly union all
      select c.account_id, c.hour, c.category, c.vendor, c.game, c.bets, c.stake, c.valid_bet, c.result, c.bonus_part
      from bet_fact_queue join bet_fact_changes c using (fact_id)) x
    group by 1, 2, 3, 4, 5
  )
  select 'hourlyDiffers', account_id, hour, game from held full join bets_hourly f using (account_id, hour, category, vendor, game)
  where (coalesce(held.bets, 0), coalesce(held.stake, 0), coalesce(held.valid_bet, 0), coalesce(held.result, 0), coalesce(held.bonus_part, 0))
    <> (coalesce(f.bets, 0), coalesce(f.stake, 0), coalesce(f.valid_bet, 0), coalesce(f.result, 0), coalesce(f.bonus_part, 0))
$$;
