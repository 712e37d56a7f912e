-- Rolls back a bet, win or promotion, once; a repeated rollback gets the first answer again.
create or replace function studio_rollback(p jsonb, s studios, a accounts,
  told timestamptz) returns jsonb language plpgsql as $$
declare
  original studio_transactions;
  first studio_transactions;
begin
  select * into original from studio_kept(p ->> 'studio', a.id, p ->> 'original');
  if original.id is null then
    perform studio_tombstone(p, told);
    return jsonb_build_object('code', case s.unknown_rollback when 'applied' then 'rollback.tombstone'
      else 'transaction.unknown' end, 'final', true);
  elsif original.kind in ('rollback', 'round-end') then
    return '{"code": "transaction.notReversible"}';
  elsif original.kind <> 'unknown'
    and (original.amount <> (p ->> 'amount')::bigint or original.round_id <> p ->> 'round') then
    return '{"code": "transaction.conflict"}';
  elsif original.state = 'refused' then
    return '{"code": "rollback.nothing"}';
  elsif original.state in ('rolledBack', 'tombstone') then
    select * into first from studio_transactions t where t.studio_id = p ->> 'studio' and t.account_id = a.id
      and t.original_id = p ->> 'original' and t.kind = 'rollback' order by created_at limit 1;
    return first.answer || jsonb_build_object('again', true, 'final', true);
  elsif original.kind = 'bet' then
    return studio_bet_back(p, s, a, original, told) || jsonb_build_object('round', original.round_id);
  end if;
  return studio_taken_back(p, a, original, told)
    || jsonb_build_object('code', 'ok', 'round', case original.kind when 'win' then original.round_id end);
end $$;
