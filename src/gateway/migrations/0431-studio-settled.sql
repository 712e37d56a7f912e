-- What a studio asks is done in one call: one player's asks come one after the other, each looked up by its id first, and it is looked up,
-- booked, answered and written down in one transaction. The rules are functions of their own (W7 to W26 of the wire), so that each can be read,
-- and shown to be needed, alone.
-- What was done under an id, if anything: of this studio and this player, however long ago (W9, W10).
create function studio_kept(of_studio text, player uuid, said text) returns setof studio_transactions language sql stable as $$
  select * from studio_transactions where studio_id = of_studio and account_id = player and transaction_id = said
$$;

-- Wins, rollbacks and ends look at no session (W14, W15).
create function studio_needs_session(kind text) returns boolean language sql immutable as $$ select kind = 'bet' $$;

create function studio_session_problem(p jsonb, idle interval, told timestamptz) returns text language plpgsql stable as $$
declare
  one studio_sessions;
begin
  select * into one from studio_sessions where id = (p ->> 'session')::uuid and studio_id = p ->> 'studio' and account_id = (p ->> 'player')::uuid;
  return case when one.id is null then 'session.unknown'
    when one.ended_at is not null or one.last_bet_at + idle <= told then 'session.expired'
    when one.mode = 'fun' then 'session.fun' end;
end $$;

-- What stands against a bet, and against nothing else (W13). The answer is final.
create function studio_barred(p jsonb, s studios, a accounts, told timestamptz) returns text language plpgsql stable as $$
begin
  return case when exists (select from system_maintenance where until is null or until > told) then 'system.maintenance'
    when not s.open then 'studio.closed'
    when a.closed_at is not null then 'account.closed'
    when a.blocked then 'account.blocked'
    when exists (select from system_blocked_regions r join studio_sessions v on v.country = r.country
      where v.id = (p ->> 'session')::uuid) then 'region.blocked'
    when exists (select from game_maintenance m where m.kind = 'game' and m.code = p ->> 'game'
      or m.kind = 'vendor' and m.code = (select g.vassalage from games g where g.game_id = p ->> 'game')) then 'game.closed'
    when (p ->> 'amount')::bigint > s.stake_most then 'limits.stake'
    else 'limits.' || (gaming_block(a.id) ->> 'by') end;
end $$;

-- House accounts of a studio: several, told by the player, so that no row is everybody's and none is waited for twice. Points are no money.
create function studio_side(a accounts, purpose text, amount bigint, shards int) returns jsonb language sql immutable as $$
  select jsonb_build_object('owner', null, 'purpose', purpose || case a.type when 4 then ':trial' else '' end,
    'shard', get_byte(uuid_send(a.id), 15) % shards, 'amount', amount::text)
$$;

-- Moves minor units to the player (below 0: from them), and what is missing of them to what they owe.
create function studio_moved(p jsonb, a accounts, kind text, amount bigint, owed bigint, refers uuid) returns uuid language plpgsql as $$
declare
  transfer uuid := gen_random_uuid();
begin
  perform ledger_transfer(jsonb_build_object('id', transfer, 'key', 'studio:' || transfer, 'kind', kind, 'hash', p ->> 'hash',
    'mode', case when refers is null then 'posted' else 'reversal' end, 'refersTo', refers,
    'entries', case amount when 0 then '[]'::jsonb
        else jsonb_build_array(jsonb_build_object('owner', a.id, 'purpose', 'main', 'shard', 0, 'amount', amount::text)) end
      || case owed when 0 then '[]'::jsonb else jsonb_build_array(studio_side(a, 'receivable:' || a.id, -owed, 1)) end
      || studio_side(a, 'studio:' || (p ->> 'studio'), owed - amount, 8)));
  return transfer;
end $$;

-- What comes later under the id of something that was rolled back before it was seen is refused (W18, W19).
create function studio_tombstone(p jsonb, told timestamptz) returns void language sql as $$
  insert into studio_transactions (id, studio_id, account_id, transaction_id, kind, state, body_hash, answer, created_at)
    values (gen_random_uuid(), p ->> 'studio', (p ->> 'player')::uuid, p ->> 'original', 'unknown', 'tombstone', '',
      '{"code": "transaction.rolledBack"}', told)
$$;

-- A round as it is after so much more: opened by its first bet, ended by what says so (W23).
create function studio_round(p jsonb, stake bigint, win bigint, bet int, told timestamptz, ends boolean) returns void language sql as $$
  insert into studio_rounds as r (studio_id, account_id, round_id, session_id, game_id, staked, won, bets, bet_id, opened_at, ended_at, proof)
    values (p ->> 'studio', (p ->> 'player')::uuid, p ->> 'round', case bet when 0 then null else (p ->> 'session')::uuid end, p ->> 'game', stake,
      win, bet, case bet when 0 then null else p ->> 'id' end, told, case when ends then told end, p ->> 'proof')
    on conflict (studio_id, account_id, round_id) do update set staked = r.staked + stake, won = r.won + win, bets = r.bets + bet,
      bet_id = coalesce(r.bet_id, excluded.bet_id), session_id = coalesce(r.session_id, excluded.session_id),
      game_id = coalesce(r.game_id, excluded.game_id), ended_at = coalesce(r.ended_at, excluded.ended_at),
      proof = coalesce(excluded.proof, r.proof)
$$;

create function studio_bet(p jsonb, s studios, a accounts, r studio_rounds, balance bigint, told timestamptz) returns jsonb language plpgsql as $$
declare
  amount bigint := p ->> 'amount';
  code text;
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
  perform studio_round(p, amount, 0, 1, told, (p ->> 'closes')::boolean);
  update studio_sessions set last_bet_at = told where id = (p ->> 'session')::uuid and last_bet_at < told - interval '1 minute';
  return jsonb_build_object('code', 'ok', 'moved', -amount,
    'transfers', case amount when 0 then '[]'::jsonb else jsonb_build_array(studio_moved(p, a, 'bet', -amount, 0, null)) end);
end $$;

create function studio_win(p jsonb, a accounts, r studio_rounds, told timestamptz) returns jsonb language plpgsql as $$
declare
  amount bigint := p ->> 'amount';
begin
  if coalesce(r.bets, 0) = 0 then
    return '{"code": "round.unknown"}';
  end if;
  perform studio_round(p, 0, amount, 0, told, (p ->> 'closes')::boolean);
  return jsonb_build_object('code', case when r.ended_at is null then 'ok' else 'round.late' end, 'moved', amount,
    'transfers', case amount when 0 then '[]'::jsonb else jsonb_build_array(studio_moved(p, a, 'win', amount, 0, null)) end);
end $$;

create function studio_promo(p jsonb, a accounts) returns jsonb language plpgsql as $$
declare
  amount bigint := p ->> 'amount';
begin
  if amount = 0 then
    return '{"code": "amount.zero"}';
  end if;
  return jsonb_build_object('code', 'ok', 'moved', amount, 'transfers', jsonb_build_array(studio_moved(p, a, 'bonus', amount, 0, null)));
end $$;

-- Ended by another id before, it stays so (W24).
create function studio_end(p jsonb, r studio_rounds, told timestamptz) returns jsonb language plpgsql as $$
begin
  perform studio_round(p, 0, 0, 0, told, true);
  return jsonb_build_object('code', 'ok', 'again', r.ended_at is not null);
end $$;

-- Takes a win back, or a promo: what is there of it; the rest the player owes (W22).
create function studio_taken_back(p jsonb, a accounts, won studio_transactions, balance bigint, told timestamptz) returns jsonb language plpgsql as $$
declare
  owed bigint := greatest(won.amount - balance, 0);
  transfer uuid;
begin
  if won.amount > 0 then
    transfer := studio_moved(p, a, case won.kind when 'win' then 'win' else 'bonus' end, owed - won.amount, owed,
      case when owed = 0 then won.transfers[1] end);
  end if;
  if owed > 0 then
    insert into receivables (id, account_id, transaction_id, amount, created_at) values (gen_random_uuid(), a.id, won.id, owed, told);
    perform graphile_worker.add_job('alert.tell', json_build_object('all', json_build_array(json_build_object('accountId', a.id,
      'alert', 'win.corrected', 'params', json_build_object('amount', to_char(owed / 100.0, 'FM9999999999990.00')), 'key', 'receivable:' || won.id))));
  end if;
  update studio_transactions set state = 'rolledBack' where id = won.id;
  if won.kind = 'win' then
    update studio_rounds set won = studio_rounds.won - won.amount
      where studio_id = won.studio_id and account_id = won.account_id and round_id = won.round_id;
  end if;
  return jsonb_build_object('moved', owed - won.amount, 'transfers', case when transfer is null then '[]'::jsonb else jsonb_build_array(transfer) end);
end $$;

-- Takes a bet back, with the round's wins where that was agreed, else only where it has none (W21).
create function studio_bet_back(p jsonb, s studios, a accounts, bet studio_transactions, balance bigint, told timestamptz)
returns jsonb language plpgsql as $$
declare
  moved bigint := 0;
  transfers jsonb := '[]';
  won studio_transactions;
  back jsonb;
begin
  if s.rollback_under_win = 'refused' and exists (select from studio_rounds r
    where r.studio_id = bet.studio_id and r.account_id = bet.account_id and r.round_id = bet.round_id and r.won > 0) then
    return '{"code": "round.hasWins"}';
  end if;
  if bet.transfers <> '{}' then
    moved := bet.amount;
    transfers := jsonb_build_array(studio_moved(p, a, 'bet', bet.amount, 0, bet.transfers[1]));
  end if;
  update studio_transactions set state = 'rolledBack' where id = bet.id;
  update studio_rounds set staked = staked - bet.amount, bets = bets - 1
    where studio_id = bet.studio_id and account_id = bet.account_id and round_id = bet.round_id;
  for won in select * from studio_transactions t where t.studio_id = bet.studio_id and t.account_id = bet.account_id
    and t.round_id = bet.round_id and t.kind = 'win' and t.state = 'applied' and t.amount > 0 order by created_at loop
    back := studio_taken_back(p, a, won, balance + moved, told);
    moved := moved + (back ->> 'moved')::bigint;
    transfers := transfers || (back -> 'transfers');
  end loop;
  return jsonb_build_object('code', 'ok', 'moved', moved, 'transfers', transfers);
end $$;

create function studio_rollback(p jsonb, s studios, a accounts, balance bigint, told timestamptz) returns jsonb language plpgsql as $$
declare
  original studio_transactions;
  first studio_transactions;
begin
  select * into original from studio_kept(p ->> 'studio', a.id, p ->> 'original');
  if original.id is null then
    perform studio_tombstone(p, told);
    return jsonb_build_object('code', case s.unknown_rollback when 'applied' then 'rollback.tombstone' else 'transaction.unknown' end, 'final', true);
  elsif original.kind in ('rollback', 'round-end') then
    return '{"code": "transaction.notReversible"}';
  elsif original.kind <> 'unknown' and (original.amount <> (p ->> 'amount')::bigint or original.round_id <> p ->> 'round') then
    return '{"code": "transaction.conflict"}';
  elsif original.state = 'refused' then
    return '{"code": "rollback.nothing"}';
  elsif original.state in ('rolledBack', 'tombstone') then
    select * into first from studio_transactions t where t.studio_id = p ->> 'studio' and t.account_id = a.id
      and t.original_id = p ->> 'original' and t.kind = 'rollback' order by created_at limit 1;
    return first.answer || jsonb_build_object('again', true, 'final', true);
  elsif original.kind = 'bet' then
    return studio_bet_back(p, s, a, original, balance, told) || jsonb_build_object('round', original.round_id);
  end if;
  return studio_taken_back(p, a, original, balance, told)
    || jsonb_build_object('code', 'ok', 'round', case original.kind when 'win' then original.round_id end);
end $$;

-- The fact of a round that is settled, or has changed since: all of its stakes and wins as they are now.
create function studio_fact(p jsonb, r studio_rounds, told timestamptz) returns void language plpgsql as $$
declare
  staked bigint;
  moves jsonb;
  g games;
begin
  select * into g from games where game_id = r.game_id;
  select coalesce(sum(t.amount) filter (where t.kind = 'bet'), 0),
      coalesce(jsonb_agg(jsonb_build_object('transaction', t.transaction_id, 'transfer', m.transfer) order by t.created_at, t.id), '[]')
    into staked, moves
    from studio_transactions t left join lateral unnest(t.transfers) m(transfer) on true
    where t.studio_id = r.studio_id and t.account_id = r.account_id and t.round_id = r.round_id
      and t.kind in ('bet', 'win', 'rollback') and t.state in ('applied', 'rolledBack');
  perform record_facts(jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'accountId', r.account_id, 'studio', r.studio_id,
    'betId', r.bet_id, 'event', p ->> 'id', 'roundId', r.round_id, 'vendor', coalesce(g.vassalage, r.studio_id),
    'game', coalesce(r.game_id, r.studio_id), 'category', coalesce(g.category, 'RNG'), 'kind', case r.bets when 0 then 'cancelled' else 'settled' end,
    'stake', (case r.bets when 0 then staked else r.staked end)::text, 'validBet', r.staked::text, 'result', r.won::text, 'bonusPart', '0',
    'betAt', r.opened_at, 'at', told, 'moves', moves, 'proof', r.proof)));
end $$;

-- One ask. 'again': it had been done; 'final': a refusal that stays one.
create function studio_settled(p jsonb, s studios, idle interval, told timestamptz) returns jsonb language plpgsql as $$
declare
  player uuid := p ->> 'player';
  kind text := p ->> 'kind';
  earlier studio_transactions;
  a accounts;
  r studio_rounds;
  balance bigint;
  answer jsonb;
  code text;
  done boolean;
begin
  -- Who asks at the same time waits here, and then sees what was done.
  perform from ledger_accounts where owner_id = player and purpose = 'main' for update;
  if not found or not exists (select from studio_launches where account_id = player and studio_id = s.id) then
    return '{"code": "player.unknown"}';
  end if;
  balance := coalesce((select e.balance_after from ledger_accounts l join ledger_entries e on e.account_id = l.id
    where l.owner_id = player and l.purpose = 'main' order by e.seq desc limit 1), 0);
  select * into earlier from studio_kept(s.id, player, p ->> 'id');
  if earlier.id is not null then
    update studio_transactions set attempts = attempts + 1 where id = earlier.id;
    if earlier.state in ('rolledBack', 'tombstone') then
      return jsonb_build_object('code', 'transaction.rolledBack', 'balance', balance, 'of', earlier.id, 'attempt', earlier.attempts + 1);
    elsif earlier.body_hash <> p ->> 'hash' then
      return jsonb_build_object('code', 'transaction.conflict', 'balance', balance, 'of', earlier.id, 'attempt', earlier.attempts + 1);
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
    when 'bet' then studio_bet(p, s, a, r, balance, told)
    when 'win' then studio_win(p, a, r, told)
    when 'promo' then studio_promo(p, a)
    when 'round-end' then studio_end(p, r, told)
    when 'rollback' then studio_rollback(p, s, a, balance, told) end;
  code := answer ->> 'code';
  done := code in ('ok', 'round.late', 'rollback.tombstone', 'rollback.nothing');
  balance := balance + coalesce((answer ->> 'moved')::bigint, 0);
  if not done and not coalesce((answer ->> 'final')::boolean, false) then
    return jsonb_build_object('code', code, 'balance', balance);
  end if;
  -- What is said of something that was done before is its first answer.
  if (answer ->> 'again')::boolean and answer ? 'balance' then
    balance := answer ->> 'balance';
  end if;
  return studio_written(p, answer, code, balance, done, told);
end $$;

-- Writes an ask down with its answer, and the fact of a round that it has settled or changed.
create function studio_written(p jsonb, said jsonb, code text, balance bigint, done boolean, told timestamptz) returns jsonb language plpgsql as $$
declare
  id uuid := p ->> 'new';
  r studio_rounds;
begin
  insert into studio_transactions (id, studio_id, account_id, transaction_id, kind, state, body_hash, round_id, session_id, game_id, amount,
      original_id, reward, transfers, answer, extra, created_at)
    values (id, p ->> 'studio', (p ->> 'player')::uuid, p ->> 'id', p ->> 'kind', case when done then 'applied' else 'refused' end, p ->> 'hash',
      coalesce(p ->> 'round', said ->> 'round'), p ->> 'session', p ->> 'game', (p ->> 'amount')::bigint, p ->> 'original', p ->> 'reward',
      array(select jsonb_array_elements_text(said -> 'transfers')::uuid), jsonb_build_object('code', code, 'balance', balance, 'done', done),
      p ->> 'extra', told);
  if done and (p ->> 'kind' <> 'bet' or (p ->> 'closes')::boolean) and p ->> 'kind' <> 'promo' and not coalesce((said ->> 'again')::boolean, false) then
    select * into r from studio_rounds x where x.studio_id = p ->> 'studio' and x.account_id = (p ->> 'player')::uuid
      and x.round_id = coalesce(p ->> 'round', said ->> 'round');
    if r.bet_id is not null and (r.ended_at is not null or r.bets = 0)
      and exists (select from accounts x where x.id = r.account_id and x.type <> 4) then
      perform studio_fact(p, r, told);
    end if;
  end if;
  return jsonb_build_object('code', code, 'balance', balance, 'done', done, 'final', not done, 'again', coalesce((said ->> 'again')::boolean, false),
    'of', id, 'attempt', 1);
end $$;

-- Several asks of a player's, in their order: all of them, or none, and then all are told the first refusal and the balance of before (W11). A
-- refusal that is final stays so for each of them.
create function studio_batch(acts jsonb, s studios, idle interval, told timestamptz) returns jsonb language plpgsql as $$
declare
  answers jsonb := '[]';
  said jsonb;
  one jsonb;
  before bigint;
begin
  -- Held here: what is held within is let go where it is undone.
  perform from ledger_accounts where owner_id = (acts -> 0 ->> 'player')::uuid and purpose = 'main' for update;
  begin
    for one in select x from jsonb_array_elements(acts) with ordinality as e(x, nth) order by nth loop
      said := studio_settled(one, s, idle, told);
      if not coalesce((said ->> 'done')::boolean, false) then
        raise exception 'studio.batch' using errcode = 'MD030', detail = said::text;
      end if;
      answers := answers || said;
    end loop;
    return answers;
  exception when sqlstate 'MD030' then
    get stacked diagnostics said = pg_exception_detail;
  end;
  select e.balance_after into before from ledger_accounts l join ledger_entries e on e.account_id = l.id
    where l.owner_id = (one ->> 'player')::uuid and l.purpose = 'main' order by e.seq desc limit 1;
  if (said ->> 'final')::boolean and not coalesce((said ->> 'again')::boolean, false) then
    for one in select x from jsonb_array_elements(acts) as e(x) loop
      if not exists (select from studio_kept(s.id, (one ->> 'player')::uuid, one ->> 'id')) then
        perform studio_written(one, '{}', said ->> 'code', before, false, told);
      end if;
    end loop;
  end if;
  return jsonb_build_array(said || jsonb_build_object('balance', before) - 'of');
end $$;

-- A proven call: its nonce is used up, its asks are settled, and it is written down with the answer (W3, W30).
create function studio_logged(c jsonb, answers jsonb) returns void language sql as $$
  insert into studio_calls (studio_id, key_id, call, at, body, code, answer, transaction, attempt, took_us)
    values (c ->> 'studio', c ->> 'key', c ->> 'call', app_now(), c ->> 'body', answers -> -1 ->> 'code', answers,
      (answers -> -1 ->> 'of')::uuid, coalesce((answers -> -1 ->> 'attempt')::int, 1),
      (c ->> 'tookUs')::int + (extract(epoch from clock_timestamp() - statement_timestamp()) * 1000000)::int)
$$;

create function studio_called(c jsonb, acts jsonb) returns jsonb language plpgsql as $$
declare
  s studios;
  told timestamptz := app_now();
  answers jsonb;
begin
  insert into studio_nonces (key_id, nonce, at) values (c ->> 'key', c ->> 'nonce', clock_timestamp()) on conflict do nothing;
  if not found then
    return '[{"code": "studio.replayed"}]';
  end if;
  select * into strict s from studios where id = c ->> 'studio';
  answers := case jsonb_array_length(acts)
    when 1 then jsonb_build_array(studio_settled(acts -> 0, s, (c ->> 'idle')::interval, told))
    else studio_batch(acts, s, (c ->> 'idle')::interval, told) end;
  perform studio_logged(c, answers);
  return answers;
end $$;
