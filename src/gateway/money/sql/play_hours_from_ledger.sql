-- A player's stakes, losses and time of play by the hour, of the month before `told`, computed from the ledger.
create or replace function play_hours_from_ledger(player uuid, told timestamptz) returns setof play_hours
language sql stable as $$
  with since as (select play_hour(told - interval '1 month') as at),
  flows as materialized (select f.* from since s, play_flows(player, s.at) f),
  suffixes as (select play_hour(f.at) as hour, f.staked - f.won as net,
      sum(f.staked - f.won) over (partition by play_hour(f.at) order by f.seq desc) as later
    from flows f),
  nets as (select hour, sum(net) as net, greatest(max(later), 0) as peak from suffixes group by hour),
  stakes as (select play_hour(f.staked_at) as hour, sum(f.staked) as staked from flows f, since s
    where f.staked_at >= s.at group by 1),
  times as (select play_hour(t.at) as hour, sum(t.seconds) as seconds from since s, play_times(player, s.at) t
    group by 1)
  select player, hour, coalesce(s.staked, 0)::bigint, coalesce(n.net, 0)::bigint, coalesce(n.peak, 0)::bigint,
      coalesce(t.seconds, 0)::int
    from nets n full join stakes s using (hour) full join times t using (hour)
$$;
