-- Stores a studio's transaction with its response, and the settled bet when the round is over. A rejection includes its
-- limit (most, until).
create or replace function studio_written(p jsonb, said jsonb, code text, balance bigint, done boolean,
  told timestamptz) returns jsonb language plpgsql as $$
declare
  id uuid := p ->> 'new';
  r studio_rounds;
  answer jsonb := jsonb_strip_nulls(jsonb_build_object('code', code, 'balance', balance, 'done', done, 'most',
    said -> 'most', 'until', said -> 'until'));
begin
  insert into studio_transactions (id, studio_id, account_id, transaction_id, kind, state, body_hash, round_id,
    session_id, game_id, amount,
      original_id, reward, transfers, answer, extra, side, created_at)
    values (id, p ->> 'studio', (p ->> 'player')::uuid, p ->> 'id', p ->> 'kind', case when done then 'applied'
      else 'refused' end, p ->> 'hash',
      coalesce(p ->> 'round', said ->> 'round'), p ->> 'session', p ->> 'game', (p ->> 'amount')::bigint,
        p ->> 'original', p ->> 'reward',
      array(select jsonb_array_elements_text(said -> 'transfers')::uuid), answer, p ->> 'extra', p ->> 'side',
        told);
  if done and (p ->> 'kind' <> 'bet' or (p ->> 'closes')::boolean) and p ->> 'kind' <> 'promo'
    and not coalesce((said ->> 'again')::boolean, false) then
    select * into r from studio_rounds x where x.studio_id = p ->> 'studio' and x.account_id = (p ->> 'player')::uuid
      and x.round_id = coalesce(p ->> 'round', said ->> 'round');
    if r.bet_id is not null and (r.ended_at is not null or r.bets = 0)
      and exists (select from accounts x where x.id = r.account_id and x.type <> 4) then
      perform studio_fact(p, r, told);
    end if;
  end if;
  return answer || jsonb_build_object('final', not done, 'again', coalesce((said ->> 'again')::boolean, false), 'of',
    id, 'attempt', 1, 'held', said -> 'held');
end $$;
