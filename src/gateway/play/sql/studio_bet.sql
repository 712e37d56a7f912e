-- Settles a bet: round, blocks, funds, the largest stake that may contain granted money, then the transfer.
create or replace function studio_bet(p jsonb, s studios, a accounts, r studio_rounds, balance bigint,
  told timestamptz) returns jsonb language plpgsql as $$
declare
  amount bigint := p ->> 'amount';
  code text;
  part record;
begin
  if amount = 0 and p ->> 'reward' is null and not s.zero_stakes then
    return '{"code": "amount.zero"}';
  elsif r.ended_at is not null then
    return '{"code": "round.ended"}';
  end if;
  code := studio_barred(p, s, a, told);
  if code is null and balance < amount then
    code := 'funds.insufficient';
  end if;
  if code is not null then
    return jsonb_build_object('code', code, 'final', true);
  end if;
  part := granted_in_stake(a.id, amount, balance);
  if part.granted + coalesce(least(r.granted, r.staked), 0) > 0 and coalesce(r.staked, 0) + amount > part.most then
    return jsonb_build_object('code', 'limits.bonusStake', 'final', true, 'most', part.most);
  end if;
  perform studio_round(p, amount, 0, 1, told, (p ->> 'closes')::boolean);
  if part.granted > 0 then
    update studio_rounds set granted = granted + part.granted
      where studio_id = s.id and account_id = a.id and round_id = p ->> 'round';
  end if;
  update studio_sessions set last_bet_at = told
    where id = (p ->> 'session')::uuid and last_bet_at < told - interval '1 minute';
  return jsonb_build_object('code', 'ok', 'moved', -amount,
    'transfers', case amount when 0 then '[]'::jsonb
      else jsonb_build_array(studio_moved(p, a, 'bet', -amount, 0, null)) end);
end $$;
