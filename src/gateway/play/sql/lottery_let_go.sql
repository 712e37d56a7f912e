-- Releases an order's hold. The caller subtracts all released orders from the exposure together.
create or replace function lottery_let_go(o lottery_orders, becomes text, by_run int,
  told timestamptz) returns void language plpgsql as $$
declare
  transfer uuid := gen_random_uuid();
begin
  perform ledger_transfer(jsonb_build_object('id', transfer, 'key', 'lottery:' || o.id || ':void', 'kind', 'bet',
    'hash', becomes, 'mode', 'void',
    'refersTo', o.transfers[1], 'entries', jsonb_build_array(
      jsonb_build_object('owner', o.account_id, 'purpose', 'locked', 'shard', 0, 'amount', (-o.stake)::text),
      jsonb_build_object('owner', o.account_id, 'purpose', 'main', 'shard', 0, 'amount', o.stake::text))));
  update lottery_orders set state = becomes, transfers = transfers || transfer, settled_at = told, settled_by = by_run
    where id = o.id
    returning * into o;
  if exists (select from accounts where id = o.account_id and type <> 4) then
    perform record_facts(jsonb_build_array(lottery_fact_told(lottery_fact(o, becomes, 'cancelled', 0, 0, null, told))));
  end if;
end $$;
