-- Ends the hold of a studio's credit: the amount returns to the studio's house account.
create or replace function studio_hold_voided(h studio_holds) returns void language plpgsql as $$
declare
  transfer uuid := gen_random_uuid();
  house text := 'studio:' || h.studio_id;
  kind text := case h.kind when 'win' then 'win' else 'bonus' end;
begin
  perform ledger_transfer(jsonb_build_object('id', transfer, 'key', 'studio:' || transfer, 'kind', kind, 'hash', '',
    'mode', 'void', 'refersTo', h.transfer_id, 'entries', jsonb_build_array(
      jsonb_build_object('owner', h.account_id, 'purpose', 'review', 'shard', 0, 'amount', (-h.amount)::text),
      jsonb_build_object('owner', null, 'purpose', house, 'shard', studio_shard(h.account_id, house, h.transfer_id),
        'amount', h.amount::text))));
  if h.state <> 'released' then
    perform bonuses_lost(array[h.account_id]);
  end if;
end $$;
