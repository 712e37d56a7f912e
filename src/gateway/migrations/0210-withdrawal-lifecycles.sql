-- Withdrawals live on as lifecycles: where they are as XState keeps it, and a job for each deadline in the place of the one of before.
insert into lifecycles (id, name, chart, version, snapshot, timers)
select id, 'withdrawal', 1, version,
  jsonb_build_object(
    'status', case when state in ('received', 'countedReceived', 'returned', 'refunded', 'refused', 'rejected', 'cancelled')
      then 'done' else 'active' end,
    'value', case when state in ('disbursed', 'paidAgain') then jsonb_build_object('unconfirmed', state)
      when state in ('notReceived', 'partiallyReceived') then jsonb_build_object('disputed', state)
      else to_jsonb(state) end,
    'context', policy, 'historyValue', '{}'::jsonb, 'children', '{}'::jsonb),
  case when deadline is null then '[]'::jsonb else jsonb_build_array(jsonb_build_object(
    'key', version || '.0',
    'event', 'xstate.after.autoConfirm.withdrawal-lifecycle.unconfirmed',
    'due', to_char(deadline at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) end
from withdrawals;

-- The jobs have tables of their own, which a new database gets after these.
do $$
begin
  if to_regnamespace('graphile_worker') is null then
    return;
  end if;
  perform graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = 'withdrawal.step';
  perform graphile_worker.add_job('lifecycle.delay',
      payload => json_build_object('name', 'withdrawal', 'id', id, 'key', version || '.0'),
      run_at => now() + (deadline - app_now()),
      job_key => 'withdrawal:' || id || ':' || version || '.0')
    from withdrawals where deadline is not null;
end $$;

alter table withdrawals drop column policy, drop column version;
