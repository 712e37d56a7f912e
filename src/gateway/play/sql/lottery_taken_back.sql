-- Takes back the excess win of an order from where it went. The part of own money that the wallet lacks becomes a
-- receivable (W22).
create or replace function lottery_taken_back(o lottery_orders, a accounts, amount bigint, run lottery_runs,
  told timestamptz) returns uuid language plpgsql as $$
declare
  transfer uuid := gen_random_uuid();
  rest bigint := o.returned - amount;
  back record;
  house text := lottery_purpose(o.lottery, a.type);
begin
  select t.* into strict back from (
    select array_agg(before.purpose) as purposes, array_agg(before.amount - after.amount) as amounts
      from return_divided(o.transfers[1:1], o.stake, o.returned) before
      join return_divided(o.transfers[1:1], o.stake, rest) after using (purpose)
      where before.amount > after.amount) d
    cross join return_taken(a.id, player_own(a.id), d.purposes, d.amounts) t;
  perform ledger_transfer(jsonb_build_object('id', transfer, 'key', 'lottery:' || o.id || ':back:' || run.version,
    'kind', 'win', 'hash', 'back', 'mode', 'posted', 'entries', back.sides || jsonb_build_object('owner', null,
      'purpose', house, 'shard', ledger_shard(house, a.id), 'amount', amount::text)));
  if back.owed > 0 then
    perform receivable_kept(a.id, back.owed, null, o.id, run.version, told);
  end if;
  return transfer;
end $$;
