-- Takes back the excess win of an order. The part that the wallet lacks becomes a receivable (W22).
create or replace function lottery_taken_back(o lottery_orders, a accounts, amount bigint, run lottery_runs,
  told timestamptz) returns uuid language plpgsql as $$
declare
  transfer uuid := gen_random_uuid();
  taken bigint := least(amount, lottery_balance(a.id)::bigint);
  owed bigint := amount - taken;
  house text := lottery_purpose(o.lottery, a.type);
begin
  perform ledger_transfer(jsonb_build_object('id', transfer, 'key', 'lottery:' || o.id || ':back:' || run.version,
    'kind', 'win', 'hash', 'back',
    'mode', 'posted', 'entries',
    case taken when 0 then '[]'::jsonb
      else jsonb_build_array(jsonb_build_object('owner', a.id, 'purpose', 'main', 'shard', 0, 'amount',
        (-taken)::text)) end
    || case owed when 0 then '[]'::jsonb else jsonb_build_array(receivable_side(a.id, -owed)) end
    || jsonb_build_object('owner', null, 'purpose', house, 'shard', ledger_shard(house, a.id), 'amount',
      amount::text)));
  if owed > 0 then
    perform receivable_kept(a.id, owed, null, o.id, run.version, told);
  end if;
  return transfer;
end $$;
