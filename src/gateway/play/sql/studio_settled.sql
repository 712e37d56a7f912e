-- Settles one action of a studio's call under the wallet's lock: replays, conflicts, session, then by kind.
create or replace function studio_settled(p jsonb, s studios, idle interval,
  told timestamptz) returns jsonb language plpgsql as $$
declare
  player uuid := p ->> 'player';
  kind text := p ->> 'kind';
  earlier studio_transactions;
  a accounts;
  r studio_rounds;
  wallet uuid;
  own bigint;
  balance bigint;
  has_bonus boolean;
  answer jsonb;
  code text;
  done boolean;
begin
  -- Concurrent calls wait here, and then see the result.
  select l.id into wallet from ledger_accounts l where l.owner_id = player and l.purpose = 'main' for update;
  if not found or not exists (select from studio_launches where account_id = player and studio_id = s.id) then
    return '{"code": "player.unknown"}';
  end if;
  own := ledger_balance(wallet);
  has_bonus := exists (select from grants g where g.owner_id = player and g.kind = 'bonus');
  balance := own + case when has_bonus then granted_held(player) else 0 end;
  select * into earlier from studio_kept(s.id, player, p ->> 'id');
  if earlier.id is not null then
    update studio_transactions set attempts = attempts + 1 where id = earlier.id;
    if earlier.state in ('rolledBack', 'tombstone') then
      return jsonb_build_object('code', 'transaction.rolledBack', 'balance', balance, 'of', earlier.id, 'attempt',
        earlier.attempts + 1);
    elsif earlier.body_hash <> p ->> 'hash' then
      return jsonb_build_object('code', 'transaction.conflict', 'balance', balance, 'of', earlier.id, 'attempt',
        earlier.attempts + 1);
    end if;
    return earlier.answer || jsonb_build_object('again', true, 'of', earlier.id, 'attempt', earlier.attempts + 1);
  end if;
  if studio_needs_session(kind) then
    code := studio_session_problem(p, idle, told);
    if code is not null then
      return jsonb_build_object('code', code, 'balance', balance);
    end if;
  end if;
  select * into a from accounts where id = player;
  if kind <> 'rollback' and p ->> 'round' is not null then
    select * into r from studio_rounds where studio_id = s.id and account_id = player and round_id = p ->> 'round';
  end if;
  answer := case kind
    when 'bet' then studio_bet(p, s, a, r, own, told)
    when 'win' then studio_win(p, a, r, told)
    when 'promo' then studio_promo(p, a)
    when 'round-end' then studio_end(p, r, told)
    when 'rollback' then studio_rollback(p, s, a, told) end;
  code := answer ->> 'code';
  done := code in ('ok', 'round.late', 'rollback.tombstone', 'rollback.nothing');
  balance := balance + coalesce((answer ->> 'moved')::bigint, 0);
  if not done and not coalesce((answer ->> 'final')::boolean, false) then
    return jsonb_build_object('code', code, 'balance', balance);
  end if;
  -- A repeated action gets its first response.
  if (answer ->> 'again')::boolean and answer ? 'balance' then
    balance := answer ->> 'balance';
  end if;
  answer := studio_written(p, answer, code, balance, done, told);
  -- A bonus may end with the round, and part of it go back to the house.
  if has_bonus and not (answer ->> 'again')::boolean and player_balance(player) <> balance then
    balance := player_balance(player);
    update studio_transactions t set answer = t.answer || jsonb_build_object('balance', balance)
      where t.id = (p ->> 'new')::uuid;
    answer := answer || jsonb_build_object('balance', balance);
  end if;
  return answer;
end $$;
