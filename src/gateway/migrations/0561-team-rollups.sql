-- What is added up of teams, by the hour (UTC) in which it came: bets as their facts tell them, what was paid in and out, and who joined. Each counts for its
-- account ("own") and for all uplines of then. What comes later, a cancellation too, counts in the hour in which it comes: an hour that is over changes no more.
create table team_hourly (
  account_id uuid not null,
  hour timestamptz not null,
  category text not null,
  own boolean not null,
  bets bigint not null,
  stake bigint not null,
  valid_bet bigint not null,
  result bigint not null,
  bonus_part bigint not null,
  primary key (account_id, hour, category, own)
);
create table team_events_hourly (
  account_id uuid not null,
  hour timestamptz not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'bonus', 'joined')),
  own boolean not null,
  times bigint not null,
  amount bigint not null,
  primary key (account_id, hour, kind, own)
);
-- What happened and is not added up: a transfer, or an account that was made.
create table team_event_queue (
  id bigint generated always as identity primary key,
  transfer_id uuid,
  account_id uuid,
  created_at timestamptz not null,
  check (num_nonnulls(transfer_id, account_id) = 1)
);

-- For whom something of an account counts: for itself, and for those who were above it at that moment.
create function team_counted(account uuid, at timestamptz) returns table (account_id uuid, own boolean) language sql stable as $$
  select account, true union all select unnest(tree_path(account, at)), false
$$;

-- A fact adds what the bet is now, and takes away what the fact that it replaces had added, in the hour in which it was written.
create view team_fact_changes as
  select f.id as fact_id, c.account_id, date_trunc('hour', f.created_at, 'UTC') as hour, x.category, c.own, x.sign::bigint as bets, x.sign * x.stake as stake,
    x.sign * x.valid_bet as valid_bet, x.sign * x.result as result, x.sign * x.bonus_part as bonus_part
  from bet_facts f cross join lateral (
    select f.category, f.stake, f.valid_bet, f.result, f.bonus_part, 1 as sign where f.kind <> 'cancelled'
    union all select r.category, r.stake, r.valid_bet, r.result, r.bonus_part, -1 from bet_facts r where r.id = f.replaces and r.kind <> 'cancelled') x
  cross join lateral (select f.account_id, true as own union all select unnest(f.path), false) c;

-- The same, from facts beside the ones before them.
create view team_bets_hourly as
  select c.account_id, hour, category, own, sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(result) as result, sum(bonus_part) as bonus_part
  from (select account_id, path, date_trunc('hour', created_at, 'UTC') as hour, category, (kind <> 'cancelled')::int - coalesce(lag((kind <> 'cancelled')::int) over bet, 0) as bets,
      case kind when 'cancelled' then 0 else stake end - coalesce(lag(case kind when 'cancelled' then 0 else stake end) over bet, 0) as stake,
      valid_bet - coalesce(lag(valid_bet) over bet, 0) as valid_bet, result - coalesce(lag(result) over bet, 0) as result,
      bonus_part - coalesce(lag(bonus_part) over bet, 0) as bonus_part
    from bet_facts window bet as (partition by studio, account_id, bet_id order by version)) f
  cross join lateral (select f.account_id, true as own union all select unnest(f.path), false) c
  group by 1, 2, 3, 4;

-- What was paid in and out, and given; what of a payout came back is a payout less.
create view team_money as
  select t.id as transfer_id, a.owner_id as account_id, t.created_at as at, case t.kind when 'refund' then 'withdrawal' else t.kind end as kind,
    (t.kind <> 'refund')::int::bigint as times, case when t.kind in ('withdrawal', 'refund') then -e.amount else e.amount end as amount
  from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
  where (t.kind in ('deposit', 'bonus', 'refund') and t.mode = 'posted' and a.purpose = 'main' or t.kind = 'withdrawal' and t.mode = 'post' and a.purpose = 'locked')
    and a.owner_id is not null;

create function team_event_waits() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'accounts' then
    insert into team_event_queue (account_id, created_at) values (new.id, app_now());
  else
    insert into team_event_queue (transfer_id, created_at) values (new.id, app_now());
  end if;
  return null;
end $$;
create trigger ledger_transfers_team after insert on ledger_transfers for each row
  when (new.kind in ('deposit', 'bonus', 'refund') and new.mode = 'posted' or new.kind = 'withdrawal' and new.mode = 'post') execute function team_event_waits();
create trigger accounts_team after insert on accounts for each row when (new.type <> 4) execute function team_event_waits();

-- Adds up to so many facts that wait, and takes them from the queue; how many they were. Of several at once, each has others.
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
      select account_id, hour, category, vendor, game, sum(bets), sum(stake), sum(valid_bet), sum(result), sum(bonus_part)
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

-- The same of what else happened.
create function team_events_taken(most int) returns bigint language plpgsql as $$
declare
  taken_now bigint;
begin
  with waiting as (
    select id from team_event_queue order by id limit most for update skip locked
  ), taken as (
    delete from team_event_queue q using waiting w where q.id = w.id returning q.transfer_id, q.account_id
  ), happened as (
    select m.account_id, m.at, m.kind, m.times, m.amount from taken t join team_money m on m.transfer_id = t.transfer_id
    union all select a.id, a.created_at, 'joined', 1, 0 from taken t join accounts a on a.id = t.account_id
  ), added as (
    insert into team_events_hourly
      select c.account_id, date_trunc('hour', h.at, 'UTC'), h.kind, c.own, sum(h.times), sum(h.amount)
      from happened h cross join lateral team_counted(h.account_id, h.at) c group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (account_id, hour, kind, own) do update set times = team_events_hourly.times + excluded.times,
        amount = team_events_hourly.amount + excluded.amount
  )
  select count(*) into taken_now from taken;
  return taken_now;
end $$;

-- All that ever happened, by the hour.
create view team_happened_hourly as
  select c.account_id, date_trunc('hour', h.at, 'UTC') as hour, h.kind, c.own, sum(h.times) as times, sum(h.amount) as amount
  from (select account_id, at, kind, times, amount from team_money
    union all select id, created_at, 'joined', 1, 0 from accounts where type <> 4) h
  cross join lateral team_counted(h.account_id, h.at) c group by 1, 2, 3, 4;

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

create or replace function rollups_verify() returns table (problem text, account_id uuid, hour timestamptz, game text) language sql stable as $$
  with held as (
    select account_id, hour, category, vendor, game, sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(result) as result,
      sum(bonus_part) as bonus_part
    from (select * from member_hourly union all
      select c.account_id, c.hour, c.category, c.vendor, c.game, c.bets, c.stake, c.valid_bet, c.result, c.bonus_part
      from bet_fact_queue join bet_fact_changes c using (fact_id)) x
    group by 1, 2, 3, 4, 5
  ), teams as (
    select account_id, hour, category, own, sum(bets) as bets, sum(stake) as stake, sum(valid_bet) as valid_bet, sum(result) as result,
      sum(bonus_part) as bonus_part
    from (select * from team_hourly union all
      select c.account_id, c.hour, c.category, c.own, c.bets, c.stake, c.valid_bet, c.result, c.bonus_part
      from bet_fact_queue join team_fact_changes c using (fact_id)) x
    group by 1, 2, 3, 4
  ), waits as (
    select m.account_id, m.at, m.kind, m.times, m.amount from team_event_queue q join team_money m on m.transfer_id = q.transfer_id
    union all select a.id, a.created_at, 'joined', 1, 0 from team_event_queue q join accounts a on a.id = q.account_id
  ), events as (
    select account_id, hour, kind, own, sum(times) as times, sum(amount) as amount
    from (select * from team_events_hourly union all
      select c.account_id, date_trunc('hour', w.at, 'UTC'), w.kind, c.own, w.times, w.amount from waits w cross join lateral team_counted(w.account_id, w.at) c) x
    group by 1, 2, 3, 4
  )
  select 'hourlyDiffers', account_id, hour, game from held full join bets_hourly f using (account_id, hour, category, vendor, game)
  where (coalesce(held.bets, 0), coalesce(held.stake, 0), coalesce(held.valid_bet, 0), coalesce(held.result, 0), coalesce(held.bonus_part, 0))
    <> (coalesce(f.bets, 0), coalesce(f.stake, 0), coalesce(f.valid_bet, 0), coalesce(f.result, 0), coalesce(f.bonus_part, 0))
  union all
  select 'teamDiffers', account_id, hour, category from teams full join team_bets_hourly f using (account_id, hour, category, own)
  where (coalesce(teams.bets, 0), coalesce(teams.stake, 0), coalesce(teams.valid_bet, 0), coalesce(teams.result, 0), coalesce(teams.bonus_part, 0))
    <> (coalesce(f.bets, 0), coalesce(f.stake, 0), coalesce(f.valid_bet, 0), coalesce(f.result, 0), coalesce(f.bonus_part, 0))
  union all
  select 'teamEventsDiffer', account_id, hour, kind from events full join team_happened_hourly f using (account_id, hour, kind, own)
  where (coalesce(events.times, 0), coalesce(events.amount, 0)) <> (coalesce(f.times, 0), coalesce(f.amount, 0))
  union all select problem, account_id, now(), '' from team_verify()
$$;

select rollups_rebuilt();
