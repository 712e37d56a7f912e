-- A demo launch reaches no wallet (own.launch.demo): its points are the studio's. Bets need a session that is no demo's already; wins and promos name a session or
-- not, and are refused where it is a demo's, or where the player has opened nothing but demos at the studio.
create function studio_is_demo(p jsonb) returns boolean language sql stable as $$
  select case when p ->> 'session' is null
    then not exists (select from studio_launches l where l.account_id = (p ->> 'player')::uuid and l.studio_id = p ->> 'studio' and l.mode <> 'fun')
    else exists (select from studio_sessions v where v.id = (p ->> 'session')::uuid and v.studio_id = p ->> 'studio'
      and v.account_id = (p ->> 'player')::uuid and v.mode = 'fun') end
$$;

create or replace function studio_win(p jsonb, a accounts, r studio_rounds, told timestamptz) returns jsonb language plpgsql as $$
declare
  amount bigint := p ->> 'amount';
begin
  if studio_is_demo(p) then
    return '{"code": "session.fun", "final": true}';
  elsif coalesce(r.bets, 0) = 0 then
    return '{"code": "round.unknown"}';
  end if;
  perform studio_round(p, 0, amount, 0, told, (p ->> 'closes')::boolean);
  return jsonb_build_object('code', case when r.ended_at is null then 'ok' else 'round.late' end, 'moved', amount,
    'transfers', case amount when 0 then '[]'::jsonb else jsonb_build_array(studio_moved(p, a, 'win', amount, 0, null)) end);
end $$;

create or replace function studio_promo(p jsonb, a accounts) returns jsonb language plpgsql as $$
declare
  amount bigint := p ->> 'amount';
begin
  if studio_is_demo(p) then
    return '{"code": "session.fun", "final": true}';
  elsif amount = 0 then
    return '{"code": "amount.zero"}';
  end if;
  return jsonb_build_object('code', 'ok', 'moved', amount, 'transfers', jsonb_build_array(studio_moved(p, a, 'bonus', amount, 0, null)));
end $$;
