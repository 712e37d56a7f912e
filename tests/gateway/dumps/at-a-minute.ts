/** Sets the clock to a minute after the dump was made: its sessions are valid, and its jobs wait. */
export const A_MINUTE_LATER = `
  with made as (select max(last_seen_at) + interval '1 minute' as at from sessions),
    past as (select app_now() - at as by from made),
    clock as (
      insert into platform_clock (ahead) select - by from past
      on conflict (one) do update set ahead = platform_clock.ahead + excluded.ahead
    )
  select graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + interval '1 hour') from graphile_worker.jobs`;
