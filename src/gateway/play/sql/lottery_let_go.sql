-- Releases an order's hold, each part to where it came from. The caller subtracts all released orders from the exposure
-- together.
create or replace function lottery_let_go(o lottery_orders, becomes text, by_run int,
  told timestamptz) returns void language plpgsql as $$
declare
  transfer uuid := gen_random_uuid();
begin
  perform ledger_transfer(jsonb_build_object('id', transfer, 'key', 'lottery:' || o.id || ':void', 'kind', 'bet',
    'hash', becomes, 'mode', 'void',
    'refersTo', o.transfers[1], 'entries', case o.granted
      when 0 then jsonb_build_array(player_side(o.account_id, 'locked', -o.stake),
        player_side(o.account_id, 'main', o.stake))
      else sides_reversed(o.transfers[1], o.account_id) end));
  perform grants_swept(o.transfers[1:1]) where o.granted > 0;
  update lottery_orders set state = becomes, transfers = transfers || transfer, settled_at = told, settled_by = by_run
    where id = o.id
    returning * into o;
  if exists (select from accounts where id = o.account_id and type <> 4) then
    perform record_facts(jsonb_build_array(lottery_fact_told(lottery_fact(o, becomes, 'cancelled', 0, 0, null, told))));
  end if;
end $$;
