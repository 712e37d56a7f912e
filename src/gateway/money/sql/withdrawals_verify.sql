-- Lists withdrawals whose steps, bookings and payouts do not match.
create or replace function withdrawals_verify() returns table (problem text, at uuid) language sql stable as $$
  with due as (
    select w.id, w.hold_id::text as step, 'withdrawal' as kind, 'pending' as mode,
      format('%s locked %s, %1$s main -%2$s', w.account_id, w.amount) as sides, null::bigint as again
    from withdrawals w
    union all
    select w.id, 'withdrawal:' || w.id || ':' || s.version, x.kind, x.mode, case x.kind
        when 'withdrawal' then format('%s locked -%s', w.account_id, w.amount)
        when 'refund' then case x.mode when 'void' then format('%s locked -%s, %1$s main %2$s', w.account_id, w.amount)
          else format('%s main %s', w.account_id, w.amount - coalesce(w.received_amount, 0)) end
        else '' end, case x.kind when 'paidAgain' then w.amount end
    from withdrawals w join withdrawal_steps s on s.withdrawal_id = w.id join (values
      ('rejected', 'refund', 'void'), ('cancelled', 'refund', 'void'), ('disbursed', 'withdrawal', 'post'),
      ('refunded', 'refund', 'posted'), ('returned', 'refund', 'posted'),
      ('bounced', 'refund', 'posted'), ('paidAgain', 'paidAgain', 'posted')) x(state,
        kind, mode)
      on x.state = s.state
  ), named as (
    select *, case when mode <> 'pending' then substring(key from '^withdrawal:[^:]+:[^:]+') end as named
    from ledger_sides where kind in ('withdrawal', 'refund', 'paidAgain')
  ), booked as (
    select *, case when row_number() over (partition by named order by id) = 1 and named is not null then named
      else id::text end as step from named
  )
  select case when booked.id is null then 'withdrawalNotBooked' when due.id is null then 'withdrawalUnknown'
    else 'withdrawalDiffers' end,
    coalesce(due.id, booked.id)
  from due full join booked on booked.step = due.step
  where booked.id is null or due.id is null or booked.kind <> due.kind or booked.mode <> due.mode
    or booked.sides <> due.sides
    or booked.mode in ('void', 'post') and booked.refers_to <> (select hold_id from withdrawals w where w.id = due.id)
    or due.again < (select sum(e.amount) from ledger_entries e where e.transfer_id = booked.id and e.amount > 0)
  union all
  select 'withdrawalState', w.id from withdrawals w
    where w.state is distinct from (select s.state from withdrawal_steps s where s.withdrawal_id = w.id
      order by s.version desc limit 1)
  union all
  select 'payoutMissing', w.id from withdrawals w where (w.state in ('sending', 'sent', 'unknown'))
    <> exists (select from payouts p where p.withdrawal_id = w.id and p.state in ('sending', 'processing'))
  union all
  select 'payoutDiffers', p.withdrawal_id from payouts p join withdrawals w on w.id = p.withdrawal_id
    where p.amount <> w.amount or p.state in ('paid', 'returned') and not exists (
      select from withdrawal_steps s where s.withdrawal_id = w.id and s.state = 'disbursed')
$$;
