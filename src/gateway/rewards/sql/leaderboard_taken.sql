-- Stores the sums of a leaderboard's window for all players with enough turnover, and when each was reached.
create or replace function leaderboard_taken(board uuid, since_ms bigint, till_ms bigint,
  enough bigint) returns void language sql as $$
  with bounds as (
    select to_timestamp(since_ms / 1000.0) as since, to_timestamp(till_ms / 1000.0) as till
  ), edges as (
    select since, till, least(date_trunc('hour', since + interval '1 hour' - interval '1 microsecond', 'UTC'),
      till) as first, date_trunc('hour', till, 'UTC') as last from bounds
  ), played as (
    select h.account_id, h.bets, h.valid_bet - h.bonus_part as valid_bet from edges, member_hourly h
      where h.hour >= edges.first and h.hour < edges.last
    union all
    select b.account_id, 1, own_valid_bet(b.valid_bet, b.stake, b.bonus_part) from edges, bets b
      where b.kind <> 'cancelled' and edges.first > edges.since and b.bet_at >= edges.since and b.bet_at < edges.first
    union all
    select b.account_id, 1, own_valid_bet(b.valid_bet, b.stake, b.bonus_part) from edges, bets b
      where b.kind <> 'cancelled' and edges.last < edges.till and b.bet_at >= greatest(edges.first, edges.last)
        and b.bet_at < edges.till
  ), sums as (
    select p.account_id, sum(p.valid_bet)::bigint as turnover, sum(p.bets)::bigint as bets from played p
      join accounts a on a.id = p.account_id and a.type <> 4 group by 1 having sum(p.valid_bet) >= enough
  ), gone as (
    delete from leaderboard_sums s
      where s.board_id = board and s.starts = since_ms
      and not exists (select from sums n where n.account_id = s.account_id)
  )
  insert into leaderboard_sums as s (board_id, starts, account_id, turnover, bets, reached_at)
    select board, since_ms, n.account_id, n.turnover, n.bets, coalesce((select max(b.bet_at) from bets b
      where b.account_id = n.account_id and b.bet_at >= bounds.since and b.bet_at < bounds.till
        and b.kind <> 'cancelled' and own_valid_bet(b.valid_bet, b.stake, b.bonus_part) > 0), bounds.since)
    from sums n, bounds
  on conflict (board_id, starts, account_id)
    do update set turnover = excluded.turnover, bets = excluded.bets, reached_at = excluded.reached_at
    where (s.turnover, s.bets, s.reached_at) <> (excluded.turnover, excluded.bets, excluded.reached_at)
$$;
