-- A position is what a player has staked in one round of a studio, or in one issue of a lottery. One that contains granted money is limited to the largest
-- stake of that bonus: two accounts could otherwise bet whole bonuses on opposite outcomes without risk. Own money is staked first (own.bonus.position).
-- The granted part of the stakes, minor units.
alter table lottery_orders add column granted bigint not null default 0 check (granted >= 0);
alter table studio_rounds add column granted bigint not null default 0 check (granted >= 0);

-- The granted part that a stake would have, and the largest position that may contain granted money; null: no limit. "balance": the main wallet before the stake.
create function granted_in_stake(player uuid, stake bigint, balance bigint, out granted bigint, out most bigint) language plpgsql stable as $$
declare
  remaining bigint;
begin
  granted := 0;
  if stake = 0 or not exists (select from grants g where g.owner_id = player and g.kind = 'bonus' and g.ended_at is null) then
    return;
  end if;
  select coalesce(sum(l.money), 0), min((g.rules ->> 'mostStake')::numeric * 100) filter (where l.money > 0) into remaining, most
    from grants g cross join lateral (select bonus_left(g) as money) l
    where g.owner_id = player and g.kind = 'bonus' and g.ended_at is null;
  granted := greatest(0, least(stake, remaining - (balance - stake)));
end $$;

create or replace function studio_bet(p jsonb, s studios, a accounts, r studio_rounds, balance bigint, told timestamptz) returns jsonb language plpgsql as $$
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
  update studio_sessions set last_bet_at = told where id = (p ->> 'session')::uuid and last_bet_at < told - interval '1 minute';
  return jsonb_build_object('code', 'ok', 'moved', -amount,
    'transfers', case amount when 0 then '[]'::jsonb else jsonb_build_array(studio_moved(p, a, 'bet', -amount, 0, null)) end);
end $$;

-- As before; a refusal keeps its limit ("most").
create or replace function studio_written(p jsonb, said jsonb, code text, balance bigint, done boolean, told timestamptz) returns jsonb language plpgsql as $$
declare
  id uuid := p ->> 'new';
  r studio_rounds;
  answer jsonb := jsonb_strip_nulls(jsonb_build_object('code', code, 'balance', balance, 'done', done, 'most', said -> 'most'));
begin
  insert into studio_transactions (id, studio_id, account_id, transaction_id, kind, state, body_hash, round_id, session_id, game_id, amount,
      original_id, reward, transfers, answer, extra, created_at)
    values (id, p ->> 'studio', (p ->> 'player')::uuid, p ->> 'id', p ->> 'kind', case when done then 'applied' else 'refused' end, p ->> 'hash',
      coalesce(p ->> 'round', said ->> 'round'), p ->> 'session', p ->> 'game', (p ->> 'amount')::bigint, p ->> 'original', p ->> 'reward',
      array(select jsonb_array_elements_text(said -> 'transfers')::uuid), answer, p ->> 'extra', told);
  if done and (p ->> 'kind' <> 'bet' or (p ->> 'closes')::boolean) and p ->> 'kind' <> 'promo' and not coalesce((said ->> 'again')::boolean, false) then
    select * into r from studio_rounds x where x.studio_id = p ->> 'studio' and x.account_id = (p ->> 'player')::uuid
      and x.round_id = coalesce(p ->> 'round', said ->> 'round');
    if r.bet_id is not null and (r.ended_at is not null or r.bets = 0)
      and exists (select from accounts x where x.id = r.account_id and x.type <> 4) then
      perform studio_fact(p, r, told);
    end if;
  end if;
  return answer || jsonb_build_object('final', not done, 'again', coalesce((said ->> 'again')::boolean, false), 'of', id, 'attempt', 1);
end $$;

-- An order is written when its stake is held already: the balance was more by as much.
create function lottery_order_granted() returns trigger language plpgsql as $$
declare
  part record := granted_in_stake(new.account_id, new.stake, lottery_balance(new.account_id)::bigint + new.stake);
  earlier record;
begin
  new.granted := part.granted;
  if part.most is null then
    return new;
  end if;
  select coalesce(sum(o.stake), 0)::bigint as stake, coalesce(sum(o.granted), 0) as granted into earlier from lottery_orders o
    where o.account_id = new.account_id and o.issue_id = new.issue_id and o.state in ('placed', 'closed');
  if new.granted + earlier.granted > 0 and earlier.stake + new.stake > part.most then
    perform lottery_refused('lottery.bonusStake',
      jsonb_build_object('most', part.most::text, 'left', greatest(part.most - earlier.stake, 0)::text));
  end if;
  return new;
end $$;
create trigger lottery_order_granted before insert on lottery_orders for each row execute function lottery_order_granted();
