-- Books a studio's transfer: the sides of the player and their debt, and what they add up to with the house; returns
-- its id.
create or replace function studio_moved(p jsonb, a accounts, kind text, sides jsonb, house_amount bigint,
  refers uuid) returns uuid language plpgsql as $$
declare
  transfer uuid := gen_random_uuid();
  house text := 'studio:' || (p ->> 'studio') || case a.type when 4 then ':trial' else '' end;
begin
  perform ledger_transfer(jsonb_build_object('id', transfer, 'key', 'studio:' || transfer, 'kind', kind, 'hash',
    p ->> 'hash',
    'mode', case when refers is null then 'posted' else 'reversal' end, 'refersTo', refers,
    'entries', sides || jsonb_build_object('owner', null, 'purpose', house, 'shard',
      studio_shard(a.id, house, refers), 'amount', house_amount::text)));
  return transfer;
end $$;
