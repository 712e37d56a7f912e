-- Settles a bet: round, blocks, funds (own: the wallet's balance), the largest stake that may contain granted money,
-- the player's limits of play, then the transfer.
create or replace function studio_bet(p jsonb, s studios, a accounts, r studio_rounds, own bigint,
  told timestamptz) returns jsonb language plpgsql as $$
declare
  amount bigint := p ->> 'amount';
  code text;
  sides jsonb := jsonb_build_array(player_side(a.id, 'main', -amount));
  part bigint := 0;
  most bigint;
  stopped jsonb;
begin
  if amount = 0 and p ->> 'reward' is null and not s.zero_stakes then
    return '{"code": "amount.zero"}';
  elsif r.ended_at is not null then
    return '{"code": "round.ended"}';
  end if;
  code := studio_barred(p, s, a, told);
  if code is null and own < amount then
    select case d.problem when 'insufficient' then 'funds.insufficient' when 'bonusGame' then 'limits.bonusGame' end,
        d.sides, d.granted into code, sides, part
      from (select) x left join games g on g.game_id = p ->> 'game'
      cross join stake_divided(a.id, amount, own, coalesce(g.category, 'RNG'), coalesce(g.vassalage, s.id),
        coalesce(p ->> 'game', s.id)) d;
  end if;
  if code is not null then
    return jsonb_build_object('code', code, 'final', true, 'most', case code when 'limits.bonusGame' then own end);
  end if;
  if part + coalesce(r.granted, 0) > 0 then
    most := stake_most(array(select x ->> 'purpose' from jsonb_array_elements(sides) x
      union all select purpose from stake_parts(studio_stakes(r))));
    if coalesce(r.staked, 0) + amount > most then
      return jsonb_build_object('code', 'limits.bonusStake', 'final', true, 'most', most);
    end if;
  end if;
  stopped := play_admitted(a.id, amount, told);
  if stopped is not null then
    return jsonb_build_object('code', stopped ->> 'code', 'final', true, 'until', stopped -> 'until',
      'most', case when stopped ->> 'kind' <> 'time' then (stopped ->> 'left')::bigint end);
  end if;
  perform studio_round(p, amount, 0, 1, told, (p ->> 'closes')::boolean);
  if part > 0 then
    update studio_rounds x set granted = x.granted + part
      where studio_id = s.id and account_id = a.id and round_id = p ->> 'round';
  end if;
  update studio_sessions set last_bet_at = told
    where id = (p ->> 'session')::uuid and last_bet_at < told - interval '1 minute';
  return jsonb_build_object('code', 'ok', 'moved', -amount,
    'transfers', case amount when 0 then '[]'::jsonb
      else jsonb_build_array(studio_moved(p, a, 'bet', sides, amount, null)) end);
end $$;
