-- Adds queued events, up to a limit, to the hourly sums of teams; returns their number. Concurrent calls take different
-- rows.
create or replace function team_events_taken(most int) returns bigint language plpgsql as $$
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
