-- Credits a win of a known round, also after its end; holds one that exceeds a bound.
create or replace function studio_win(p jsonb, a accounts, r studio_rounds,
  told timestamptz) returns jsonb language plpgsql as $$
declare
  amount bigint := p ->> 'amount';
  reason text;
begin
  if studio_is_demo(p) then
    return '{"code": "session.fun", "final": true}';
  elsif coalesce(r.bets, 0) = 0 then
    return '{"code": "round.unknown"}';
  end if;
  reason := studio_bound(p, a, r, told);
  if reason is not null then
    perform studio_round(p, 0, 0, 0, told, (p ->> 'closes')::boolean);
    perform studio_held(p, a, r, reason, told);
    return jsonb_build_object('code', case when r.ended_at is null then 'ok' else 'round.late' end, 'held', reason,
      'transfers', '[]'::jsonb);
  end if;
  perform studio_round(p, 0, amount, 0, told, (p ->> 'closes')::boolean);
  return jsonb_build_object('code', case when r.ended_at is null then 'ok' else 'round.late' end, 'moved', amount,
    'transfers', case amount when 0 then '[]'::jsonb
      else jsonb_build_array(studio_credited(p, a, r, 'win', amount)) end);
end $$;
