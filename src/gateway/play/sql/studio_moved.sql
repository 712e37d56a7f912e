-- Books a studio's transfer between the player, the house and the player's debt; returns its id.
create or replace function studio_moved(p jsonb, a accounts, kind text, amount bigint, owed bigint,
  refers uuid) returns uuid language plpgsql as $$
declare
  transfer uuid := gen_random_uuid();
  house text := 'studio:' || (p ->> 'studio') || case a.type when 4 then ':trial' else '' end;
begin
  perform ledger_transfer(jsonb_build_object('id', transfer, 'key', 'studio:' || transfer, 'kind', kind, 'hash',
    p ->> 'hash',
    'mode', case when refers is null then 'posted' else 'reversal' end, 'refersTo', refers,
    'entries', case amount when 0 then '[]'::jsonb
        else jsonb_build_array(jsonb_build_object('owner', a.id, 'purpose', 'main', 'shard', 0, 'amount',
          amount::text)) end
      || case owed when 0 then '[]'::jsonb else jsonb_build_array(receivable_side(a.id, -owed)) end
      || jsonb_build_object('owner', null, 'purpose', house, 'shard', studio_shard(a.id, house, refers), 'amount',
        (owed - amount)::text)));
  return transfer;
end $$;
