-- Error code that stops a studio's bet: the platform's blocks, a closed studio or game, the largest stake.
create or replace function studio_barred(p jsonb, s studios, a accounts,
  told timestamptz) returns text language sql stable as $$
  select play_barred(a, (select v.country from studio_sessions v where v.id = (p ->> 'session')::uuid),
    case when not s.open then 'studio.closed'
      when game_closed((select g.vassalage from games g where g.game_id = p ->> 'game'), p ->> 'game', null)
        then 'game.closed'
      when (p ->> 'amount')::bigint > s.stake_most then 'limits.stake' end, told)
$$;
