-- Lists confirmed cash-ins without their deposit of the received amount. The ledger's bookings are the deposit's.
create or replace function cash_ins_verify() returns table (problem text, at uuid) language sql stable as $$
  select 'cashInNotCredited', c.id from cash_ins c left join deposits d on d.id = c.id
  where c.state = 'confirmed' and (d.id is null or d.account_id <> c.account_id or d.amount <> c.received
    or d.state <> 'credited')
  union all
  select 'cashInUnknown', c.id from cash_ins c join deposits d on d.id = c.id where c.state <> 'confirmed'
$$;
