-- Credits a studio's promotion; holds one that exceeds a bound.
create or replace function studio_promo(p jsonb, a accounts) returns jsonb language plpgsql as $$
declare
  amount bigint := p ->> 'amount';
  told timestamptz := app_now();
  reason text;
begin
  if studio_is_demo(p) then
    return '{"code": "session.fun", "final": true}';
  elsif amount = 0 then
    return '{"code": "amount.zero"}';
  end if;
  reason := studio_bound(p, a, null, told);
  if reason is not null then
    perform studio_held(p, a, null, reason, told);
    return jsonb_build_object('code', 'ok', 'held', reason, 'transfers', '[]'::jsonb);
  end if;
  return jsonb_build_object('code', 'ok', 'moved', amount, 'transfers',
    jsonb_build_array(studio_credited(p, a, null, 'bonus', amount)));
end $$;
