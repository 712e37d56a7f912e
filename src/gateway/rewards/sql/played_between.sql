-- Bets and valid bets of a player's own money between two moments by game: hourly sums, and single bets at the edges.
create or replace function played_between(player uuid, since timestamptz, till timestamptz)
  returns table (game text, category text, bets bigint, valid_bet bigint) language sql stable as $$
  with edges as (
    select least(date_trunc('hour', since + interval '1 hour' - interval '1 microsecond', 'UTC'), till) as first,
      date_trunc('hour', till, 'UTC') as last
  ), played as (
    select h.game, h.category, h.bets, h.valid_bet - h.bonus_part as valid_bet from edges, member_hourly h
      where h.account_id = player and h.hour >= edges.first and h.hour < edges.last
    union all
    select b.game, b.category, 1, own_valid_bet(b.valid_bet, b.stake, b.bonus_part) from edges, bets b
      where b.account_id = player and b.kind <> 'cancelled'
        and (b.bet_at >= since and b.bet_at < edges.first or b.bet_at >= greatest(edges.first, edges.last)
          and b.bet_at < till)
  )
  select game, category, sum(bets)::bigint, sum(valid_bet)::bigint from played group by 1, 2 having sum(bets) > 0
$$;
