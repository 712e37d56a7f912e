-- Missions, and what was played between two moments, by game. Whole hours come from what is added up (member_hourly), what is left of the first
-- and the last one from the facts: windows may begin at any minute, as days of some zones do.
create table missions (
  id uuid primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{3,40}$'),
  title_bn text not null,
  title_en text not null,
  span text not null check (span in ('day', 'week', 'month')),
  metric text not null check (metric in ('validBet', 'bets', 'games')),
  -- Of games; null: of all.
  category text,
  target bigint not null check (target > 0),
  money bigint not null check (money >= 0),
  times int not null check (times between 0 and 10),
  points bigint not null check (points >= 0),
  -- How many days after its window a mission can be claimed.
  claim_days int not null check (claim_days between 1 and 31),
  -- Windows that begin from then on, and before the end, have it.
  begins_at timestamptz not null,
  ends_at timestamptz,
  created_at timestamptz not null,
  check (money + points > 0)
);

-- What was claimed, of which window: once.
create table mission_claims (
  account_id uuid not null references accounts (id),
  mission_id uuid not null references missions (id),
  -- The window's beginning, epoch ms: a demo that is moved in time keeps its days.
  starts bigint not null,
  reached bigint not null,
  reward_id uuid not null unique references rewards (id),
  at timestamptz not null,
  primary key (account_id, mission_id, starts)
);

create function played_between(player uuid, since timestamptz, till timestamptz)
  returns table (game text, category text, bets bigint, valid_bet bigint) language sql stable as $$
  with edges as (
    select least(date_trunc('hour', since + interval '1 hour' - interval '1 microsecond', 'UTC'), till) as first, date_trunc('hour', till, 'UTC') as last
  ), played as (
    select h.game, h.category, h.bets, h.valid_bet from edges, member_hourly h
      where h.account_id = player and h.hour >= edges.first and h.hour < edges.last
    union all
    select b.game, b.category, 1, b.valid_bet from edges, bets b
      where b.account_id = player and b.kind <> 'cancelled'
        and (b.bet_at >= since and b.bet_at < edges.first or b.bet_at >= greatest(edges.first, edges.last) and b.bet_at < till)
  )
  select game, category, sum(bets)::bigint, sum(valid_bet)::bigint from played group by 1, 2 having sum(bets) > 0
$$;

-- How far somebody has come between two moments, by a metric; of one category of games, or (null) of all.
create function reached_between(player uuid, since timestamptz, till timestamptz, metric text, of_category text) returns bigint language sql stable as $$
  select case metric when 'validBet' then coalesce(sum(valid_bet), 0) when 'bets' then coalesce(sum(bets), 0) else count(distinct game) end::bigint
  from played_between(player, since, till) where of_category is null or category = of_category
$$;
