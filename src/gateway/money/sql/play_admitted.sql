-- Checks a bet against the player's limits of play, and counts its time. Null, or the limit that stops the bet: { code,
-- kind, period, left, until }. Only own money counts, which pays a stake first. Called with the wallet locked.
create or replace function play_admitted(player uuid, stake bigint, told timestamptz) returns jsonb
language plpgsql as $$
declare
  w play_watches;
  own bigint;
  seconds int;
  stopped jsonb;
begin
  select * into w from play_watches where account_id = player;
  if not found then
    return null;
  end if;
  own := least(stake, player_own(player));
  seconds := play_seconds(w.last_bet_at, told);
  select jsonb_build_object('code', 'limits.play' || initcap(u.kind), 'kind', u.kind, 'period', u.period,
      'left', x.rest::text, 'until', case x.rest when 0 then epoch_ms(u.until) end) into stopped
    from play_uses(player, told, true) u
    cross join lateral (select case u.kind when 'time' then 0 else greatest(u.max - u.used, 0) end as rest) x
    where case u.kind when 'time' then u.used + seconds > u.max else own > x.rest end
    order by x.rest, u.until desc, u.kind, u.period limit 1;
  if stopped is not null then
    return stopped;
  end if;
  insert into play_hours as h (account_id, hour, staked, net, peak, seconds)
    values (player, play_hour(told), 0, 0, 0, seconds)
    on conflict (account_id, hour) do update set seconds = h.seconds + excluded.seconds;
  update play_watches set last_bet_at = greatest(last_bet_at, told) where account_id = player;
  return null;
end $$;
