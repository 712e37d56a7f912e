-- Bounds of studios' credits: largest win of a round per unit staked, daily exposure, and daily promotions, in minor
-- units. They are columns of the studio, with overrides by game.
alter table studios
  add column win_times integer not null default 10000 check (win_times > 0),
  add column exposure_day bigint not null default 1000000000 check (exposure_day >= 0),
  add column promo_day bigint not null default 10000000 check (promo_day >= 0);

create table studio_game_limits (
  studio_id text not null,
  game_id text not null,
  win_times integer check (win_times > 0),
  exposure_day bigint check (exposure_day >= 0),
  promo_day bigint check (promo_day >= 0),
  primary key (studio_id, game_id)
);

-- Largest win that a studio declares, read with each win: the table of odds itself is too large for that.
alter table studio_odds add column largest_win numeric generated always as (
  ceil(split_part(odds ->> 'largestWin', '/', 1)::numeric * 1000000
    / coalesce(nullif(split_part(odds ->> 'largestWin', '/', 2), ''), '1')::numeric) / 1000000) stored;

-- Parts of a day's budget, by shard of players, so that wins do not contend for one row. Shard -1 counts what all parts
-- together may use. game_id is '' for the studio's own budget.
create table studio_budgets (
  studio_id text not null,
  game_id text not null,
  kind text not null check (kind in ('exposure', 'promo')),
  day date not null,
  shard smallint not null,
  allowed bigint not null default 0,
  used bigint not null default 0,
  primary key (studio_id, game_id, kind, day, shard),
  check (used <= allowed or shard = -1)
);

-- Credits that exceed a bound. The id is that of the studio's transaction.
create table studio_holds (
  id uuid primary key,
  studio_id text not null,
  account_id uuid not null,
  kind text not null check (kind in ('win', 'promo')),
  transaction_id text not null,
  game_id text,
  round_id text,
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('over-win', 'over-exposure', 'over-promo', 'no-stake', 'excluded', 'late')),
  state text not null check (state in ('held', 'released', 'reversed', 'cancelled')),
  transfer_id uuid not null unique,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  remark text,
  check ((decided_at is null) = (state = 'held'))
);
create index studio_holds_open on studio_holds (created_at) where state = 'held';
create index studio_holds_round on studio_holds (account_id, studio_id, round_id);
