-- Adds to a round's stakes, wins and bets; its first bet opens it, a call that closes it ends it (W23).
create or replace function studio_round(p jsonb, stake bigint, win bigint, bet int, told timestamptz,
  ends boolean) returns void language sql as $$
  insert into studio_rounds as r (studio_id, account_id, round_id, session_id, game_id, staked, won, bets, bet_id,
    opened_at, ended_at, proof, valid_bet)
    values (p ->> 'studio', (p ->> 'player')::uuid, p ->> 'round', case bet when 0 then null
      else (p ->> 'session')::uuid end, p ->> 'game', stake,
      win, bet, case bet when 0 then null else p ->> 'id' end, told, case when ends then told end, p ->> 'proof',
      (p ->> 'validBet')::bigint)
    on conflict (studio_id, account_id, round_id)
      do update set staked = r.staked + stake, won = r.won + win, bets = r.bets + bet,
      bet_id = coalesce(r.bet_id, excluded.bet_id), session_id = coalesce(r.session_id, excluded.session_id),
      game_id = coalesce(r.game_id, excluded.game_id), ended_at = coalesce(r.ended_at, excluded.ended_at),
      proof = coalesce(excluded.proof, r.proof), valid_bet = coalesce(excluded.valid_bet, r.valid_bet)
$$;
