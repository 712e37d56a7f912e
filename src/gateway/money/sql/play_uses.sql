-- Use of each limit of play that is set, or of all kinds and periods: minor units, of time seconds; `max` in the same
-- unit. `until`: when part of the limit is free again (of time a minute). An hour counts as long as a part of it is in
-- the period.
create or replace function play_uses(player uuid, told timestamptz, only_set boolean)
returns table (kind text, period text, max bigint, used bigint, until timestamptz) language sql stable as $$
  with hours as materialized (
    select * from play_hours where account_id = player
    union all select h.* from play_hours_from_ledger(player, told) h
      where not exists (select from play_watches where account_id = player)),
  losses as (select h.hour, h.staked, h.seconds, greatest(h.peak + coalesce(sum(h.net) over later, 0), 0) as loss
    from hours h window later as (order by h.hour desc rows between unbounded preceding and 1 preceding)),
  limits as (select k.kind, p.period, l.amount * case k.kind when 'time' then 60 else 1 end as max
    from unnest(array['loss', 'stake', 'time']) k(kind) cross join unnest(array['day', 'week', 'month']) p(period)
    left join play_limits l on l.account_id = player and l.kind = k.kind and l.period = p.period
    where l.amount is not null or not only_set),
  counted as (select l.*, h.hour, case l.kind when 'loss' then max(h.loss) over newest
      when 'stake' then sum(h.staked) over newest else sum(h.seconds) over newest end as used,
      case l.kind when 'loss' then max(h.loss) over newer when 'stake' then sum(h.staked) over newer
      else sum(h.seconds) over newer end as rest
    from limits l join losses h on h.hour + interval '1 hour' > limit_since(l.period, told)
    window newest as (partition by l.kind, l.period order by h.hour desc),
      newer as (partition by l.kind, l.period order by h.hour desc rows between unbounded preceding and 1 preceding))
  select l.kind, l.period, l.max, coalesce(max(c.used), 0)::bigint,
      min(play_leaves(c.hour + interval '1 hour', l.period)) filter (where coalesce(c.rest, 0)
        + case l.kind when 'time' then 60 else 1 end <= l.max)
    from limits l left join counted c on c.kind = l.kind and c.period = l.period
    group by l.kind, l.period, l.max
$$;
