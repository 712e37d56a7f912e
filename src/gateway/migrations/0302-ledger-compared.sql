-- A transfer has the entries that it was made with: each knows the transaction that made it, and none of those of before is added to. And
-- the ledger is compared with what it was booked for: deposits, the steps of withdrawals, and grants.
alter table ledger_transfers add column made_in xid8;
alter table ledger_transfers alter column made_in set default pg_current_xact_id();
create function ledger_entries_made() returns trigger language plpgsql as $$
begin
  if exists (select from added e join ledger_transfers t on t.id = e.transfer_id where t.made_in is distinct from pg_current_xact_id()) then
    raise exception 'ledger.unchangeable' using errcode = 'MD003';
  end if;
  return null;
end $$;
create trigger ledger_entries_made after insert on ledger_entries referencing new table as added
  for each statement execute function ledger_entries_made();

-- What each transfer did to players' accounts: their owner, what for and how much, in one text.
create view ledger_sides as
  select t.id, t.idempotency_key as key, t.kind, t.mode, t.refers_to, coalesce(string_agg(
    a.owner_id || ' ' || a.purpose || ' ' || e.amount, ', ' order by a.purpose, a.owner_id) filter (where a.owner_id is not null), '') as sides
  from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id left join ledger_accounts a on a.id = e.account_id
  group by t.id;

create function deposits_verify() returns table (problem text, at uuid) language sql stable as $$
  with due as (
    select d.id, 'deposit:' || d.id || x.suffix as key, x.kind, d.account_id || ' ' || x.purpose || ' ' || x.sign * d.amount as sides
    from deposits d cross join lateral (values
      ('', 'deposit', 'main', 1, d.state = 'credited'),
      (':suspended', 'suspended', 'suspense', 1, d.state = 'returned'),
      (':returned', 'returned', 'suspense', -1, d.returned_at is not null)) x(suffix, kind, purpose, sign, is_due)
    where x.is_due
  ), booked as (select * from ledger_sides where kind in ('deposit', 'suspended', 'returned'))
  select case when booked.id is null then 'depositNotBooked' when due.id is null then 'depositUnknown' else 'depositDiffers' end,
    coalesce(due.id, booked.id)
  from due full join booked on booked.key = due.key
  where booked.id is null or due.id is null or booked.kind <> due.kind or booked.sides <> due.sides
$$;

create function withdrawals_verify() returns table (problem text, at uuid) language sql stable as $$
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
      ('refunded', 'refund', 'posted'), ('returned', 'refund', 'posted'), ('paidAgain', 'paidAgain', 'posted')) x(state, kind, mode)
      on x.state = s.state
  ), named as (
    select *, case when mode <> 'pending' then substring(key from '^withdrawal:[^:]+:[^:]+') end as named
    from ledger_sides where kind in ('withdrawal', 'refund', 'paidAgain')
  ), booked as (
    select *, case when row_number() over (partition by named order by id) = 1 and named is not null then named else id::text end as step from named
  )
  select case when booked.id is null then 'withdrawalNotBooked' when due.id is null then 'withdrawalUnknown' else 'withdrawalDiffers' end,
    coalesce(due.id, booked.id)
  from due full join booked on booked.step = due.step
  where booked.id is null or due.id is null or booked.kind <> due.kind or booked.mode <> due.mode or booked.sides <> due.sides
    or booked.mode in ('void', 'post') and booked.refers_to <> (select hold_id from withdrawals w where w.id = due.id)
    or due.again < (select sum(e.amount) from ledger_entries e where e.transfer_id = booked.id and e.amount > 0)
  union all
  select 'withdrawalState', w.id from withdrawals w
    where w.state is distinct from (select s.state from withdrawal_steps s where s.withdrawal_id = w.id order by s.version desc limit 1)
$$;

create function grants_verify() returns table (problem text, at uuid) language sql stable as $$
  with came as (
    select t.id, t.kind, a.owner_id, e.seq, e.amount
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.kind in ('deposit', 'upline') and a.purpose = 'main' and e.amount > 0
  ), parts as (
    select p.grant_id, p.transfer_id, p.amount, t.kind, g.owner_id
    from grant_parts p join ledger_transfers t on t.id = p.transfer_id join grants g on g.id = p.grant_id
  ), gone as (
    select -sum(e.amount) as amount, e.transfer_id, a.owner_id
    from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.purpose = 'main' and e.amount < 0 group by 2, 3
  )
  select 'grantMissing', came.id from came where came.kind = 'deposit'
    and not exists (select from grants g where g.transfer_id = came.id and g.owner_id = came.owner_id)
  union all
  select 'grantDiffers', g.id from grants g left join came on came.id = g.transfer_id and came.owner_id = g.owner_id
    where came.id is null or came.seq <> g.seq or came.amount < g.amount
      or came.kind <> case g.kind when 'deposit' then 'deposit' else 'upline' end
      or g.kind = 'deposit' and (came.amount <> g.amount or g.owed % g.amount <> 0)
  union all
  select 'grantOverdone', g.id from grants g
    where g.worked_off < 0 or g.handed_on < 0 or g.worked_off + g.handed_on > g.owed
      or (g.ended_at is null) <> (g.worked_off + g.handed_on < g.owed)
  union all
  select 'grantUnfounded', g.id from grants g left join parts p on p.grant_id = g.id group by g.id
    having g.worked_off <> coalesce(sum(p.amount) filter (where p.kind = 'bet'), 0)
      or g.handed_on <> coalesce(sum(p.amount) filter (where p.kind = 'upline'), 0)
  union all
  select 'grantOverstaked', p.transfer_id from parts p left join gone on gone.transfer_id = p.transfer_id and gone.owner_id = p.owner_id
    where p.kind = 'bet' group by p.transfer_id, p.owner_id, gone.amount having sum(p.amount) > coalesce(gone.amount, 0)
  union all
  select 'grantHandedOn', coalesce(p.id, g.transfer_id)
    from (select transfer_id as id, sum(amount) as amount from parts where kind = 'upline' group by 1) p
    full join (select transfer_id, owed from grants where kind = 'received') g on g.transfer_id = p.id
    where p.amount is distinct from g.owed
$$;
