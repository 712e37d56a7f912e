-- Holds a studio's credit for operators: a pending transfer, a row of their queue, and its lifecycle.
create or replace function studio_held(p jsonb, a accounts, r studio_rounds, reason text,
  told timestamptz) returns void language plpgsql as $$
declare
  transfer uuid := gen_random_uuid();
  house text := 'studio:' || (p ->> 'studio');
  kind text := case p ->> 'kind' when 'win' then 'win' else 'bonus' end;
begin
  perform ledger_transfer(jsonb_build_object('id', transfer, 'key', 'studio:' || transfer, 'kind', kind, 'hash',
    p ->> 'hash', 'mode', 'pending', 'refersTo', null, 'entries', jsonb_build_array(
      jsonb_build_object('owner', a.id, 'purpose', 'review', 'shard', 0, 'amount', p ->> 'amount'),
      jsonb_build_object('owner', null, 'purpose', house, 'shard', ledger_shard(house, a.id), 'amount',
        '-' || (p ->> 'amount')))));
  insert into studio_holds (id, studio_id, account_id, kind, transaction_id, game_id, round_id, amount, reason, state,
    transfer_id, created_at)
    values ((p ->> 'new')::uuid, p ->> 'studio', a.id, p ->> 'kind', p ->> 'id', coalesce(r.game_id, p ->> 'game'),
      p ->> 'round', (p ->> 'amount')::bigint, reason, 'held', transfer, told);
  insert into lifecycles select * from jsonb_populate_record(null::lifecycles, p #> '{bounds,life}');
end $$;
