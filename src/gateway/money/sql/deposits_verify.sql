-- Lists deposits whose booking is missing or differs, and bookings without a deposit.
create or replace function deposits_verify() returns table (problem text, at uuid) language sql stable as $$
  with due as (
    select d.id, 'deposit:' || d.id || x.suffix as key, x.kind,
      d.account_id || ' ' || x.purpose || ' ' || x.sign * d.amount as sides
    from deposits d cross join lateral (values
      ('', 'deposit', 'main', 1, d.state = 'credited'),
      (':suspended', 'suspended', 'suspense', 1, d.state = 'returned'),
      (':returned', 'returned', 'suspense', -1, d.returned_at is not null)) x(suffix, kind, purpose, sign, is_due)
    where x.is_due
    union all
    select d.id, 'deposit:' || d.id || ':reversed:' || r.id, 'adjustment',
      case r.taken when 0 then '' else d.account_id || ' main -' || r.taken end
    from deposit_reversals r join deposits d on d.id = r.deposit_id
  ), booked as (select * from ledger_sides where kind in ('deposit', 'suspended', 'returned')
    or kind = 'adjustment' and key ~ '^deposit:')
  select case when booked.id is null then 'depositNotBooked' when due.id is null then 'depositUnknown'
    else 'depositDiffers' end,
    coalesce(due.id, booked.id)
  from due full join booked on booked.key = due.key
  where booked.id is null or due.id is null or booked.kind <> due.kind or booked.sides <> due.sides
  union all
  select 'depositReversed', d.id from deposits d
    where d.reversed <> (select coalesce(sum(r.amount), 0) from deposit_reversals r where r.deposit_id = d.id)
$$;
