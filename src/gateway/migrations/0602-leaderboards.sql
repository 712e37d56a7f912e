-- Boards of who turned most over in a window. Sums are taken down every few minutes, for all; what is final, with its prizes, is kept.
create table leaderboards (
  id uuid primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{3,40}$'),
  span text not null unique check (span in ('day', 'week', 'month')),
  -- What must be turned over to stand on it, minor units.
  least bigint not null check (least > 0),
  -- How many are shown.
  shown int not null check (shown between 3 and 100),
  claim_days int not null check (claim_days between 1 and 31),
  prizes jsonb not null,
  begins_at timestamptz not null,
  created_at timestamptz not null
);

create table leaderboard_windows (
  board_id uuid not null references leaderboards (id),
  -- Epoch ms: a demo that is moved in time keeps its days.
  starts bigint not null,
  ends bigint not null,
  -- As of when sums were taken down; and when they were final.
  taken_at timestamptz,
  closed_at timestamptz,
  primary key (board_id, starts),
  check (starts < ends)
);

create table leaderboard_sums (
  board_id uuid not null,
  starts bigint not null,
  account_id uuid not null references accounts (id),
  turnover bigint not null,
  bets bigint not null,
  -- By which bet it was reached: who was there earlier stands above.
  reached_at timestamptz not null,
  primary key (board_id, starts, account_id),
  foreign key (board_id, starts) references leaderboard_windows (board_id, starts) on delete cascade
);
create index leaderboard_sums_rank on leaderboard_sums (board_id, starts, turnover desc, reached_at, account_id);

-- Who stood at the top in the end, and what it was worth.
create table leaderboard_tops (
  board_id uuid not null references leaderboards (id),
  starts bigint not null,
  rank int not null check (rank > 0),
  account_id uuid not null references accounts (id),
  turnover bigint not null,
  reached_at timestamptz not null,
  reward_id uuid unique references rewards (id),
  primary key (board_id, starts, rank)
);

-- Who does not want to be shown.
create table leaderboard_hidden (account_id uuid primary key references accounts (id), at timestamptz not null);

create index member_hourly_hour on member_hourly (hour, account_id) include (valid_bet, bets);

-- Takes the sums of a window down, of all who have turned over enough: what has changed, and by which bet it was reached.
create function leaderboard_taken(board uuid, since_ms bigint, till_ms bigint, enough bigint) returns void language sql as $$
  with bounds as (
    select to_timestamp(since_ms / 1000.0) as since, to_timestamp(till_ms / 1000.0) as till
  ), edges as (
    select since, till, least(date_trunc('hour', since + interval '1 hour' - interval '1 microsecond', 'UTC'), till) as first, date_trunc('hour', till, 'UTC') as last from bounds
  ), played as (
    select h.account_id, h.bets, h.valid_bet from edges, member_hourly h where h.hour >= edges.first and h.hour < edges.last
    union all
    select b.account_id, 1, b.valid_bet from edges, bets b
      where b.kind <> 'cancelled' and edges.first > edges.since and b.bet_at >= edges.since and b.bet_at < edges.first
    union all
    select b.account_id, 1, b.valid_bet from edges, bets b
      where b.kind <> 'cancelled' and edges.last < edges.till and b.bet_at >= greatest(edges.first, edges.last) and b.bet_at < edges.till
  ), sums as (
    select p.account_id, sum(p.valid_bet)::bigint as turnover, sum(p.bets)::bigint as bets from played p
      join accounts a on a.id = p.account_id and a.type <> 4 group by 1 having sum(p.valid_bet) >= enough
  ), gone as (
    delete from leaderboard_sums s where s.board_id = board and s.starts = since_ms and not exists (select from sums n where n.account_id = s.account_id)
  )
  insert into leaderboard_sums as s (board_id, starts, account_id, turnover, bets, reached_at)
    select board, since_ms, n.account_id, n.turnover, n.bets, coalesce((select max(b.bet_at) from bets b
      where b.account_id = n.account_id and b.bet_at >= bounds.since and b.bet_at < bounds.till and b.kind <> 'cancelled' and b.valid_bet > 0), bounds.since)
    from sums n, bounds
  on conflict (board_id, starts, account_id) do update set turnover = excluded.turnover, bets = excluded.bets, reached_at = excluded.reached_at
    where (s.turnover, s.bets, s.reached_at) <> (excluded.turnover, excluded.bets, excluded.reached_at)
$$;
