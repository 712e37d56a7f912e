-- Players' own limits of losses, stakes and time of play (own.play-limit.set), and what counts against them.

-- Amounts in minor units; of time, minutes.
create table play_limits (
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('loss', 'stake', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  amount bigint check (amount > 0),
  asked_amount bigint check (asked_amount > 0),
  asked_at timestamptz,
  primary key (account_id, kind, period),
  check (asked_at is not null or asked_amount is null)
);

-- Accounts with a limit of play: only their bets are counted by the hour.
create table play_watches (
  account_id uuid primary key references accounts (id),
  wallet_id uuid not null unique references ledger_accounts (id),
  last_bet_at timestamptz
);

-- Own money in bets, by the hour (UTC): stakes, stakes less returns, and the largest excess of stakes over returns
-- since any moment of the hour; and seconds of play.
create table play_hours (
  account_id uuid not null references play_watches (account_id) on delete cascade,
  hour timestamptz not null,
  staked bigint not null,
  net bigint not null,
  peak bigint not null check (peak >= 0),
  seconds integer not null check (seconds >= 0),
  primary key (account_id, hour)
);
