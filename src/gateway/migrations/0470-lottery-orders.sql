-- Bets on lotteries: a slip is what was asked for at once, with its first answer; each of its orders is for one issue, and has its stake held until
-- the issue closes. A run settles an issue by a result, or because it is void; a corrected result is another run. Money is in minor units.
create table lottery_slips (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  idempotency_key text not null unique,
  body_hash text not null,
  lottery text not null,
  rules_version text not null,
  price_version text not null,
  stake bigint not null check (stake > 0),
  orders int not null check (orders > 0),
  stop_after_win boolean not null,
  answer jsonb not null,
  created_at timestamptz not null
);
create index lottery_slips_account on lottery_slips (account_id, created_at);

create table lottery_orders (
  id uuid primary key,
  number bigint not null unique generated always as identity,
  slip_id uuid not null references lottery_slips (id),
  place int not null check (place > 0),
  account_id uuid not null references accounts (id),
  lottery text not null,
  issue_id uuid not null references lottery_issues (id),
  issue text not null,
  state text not null check (state in ('placed', 'closed', 'settled', 'void', 'cancelled', 'stopped')),
  stake bigint not null check (stake > 0),
  most bigint not null check (most >= 0),
  -- [{ play, selection, unit, multiple, group, units, stake, most }], and what each has come to: [{ outcome, prize, rebate }].
  lines jsonb not null,
  outcomes jsonb,
  -- The most that each number of it can win: [{ play, number, most }].
  numbers jsonb not null,
  returned bigint not null default 0 check (returned >= 0),
  -- The hold first, then whatever was moved for it.
  transfers uuid[] not null check (cardinality(transfers) > 0),
  settled_by int not null default 0,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (slip_id, place)
);
create index lottery_orders_issue on lottery_orders (issue_id, number);
create index lottery_orders_held on lottery_orders (issue_id) where state = 'placed';
create index lottery_orders_account on lottery_orders (account_id, number desc);
create index lottery_orders_player on lottery_orders (account_id, issue_id);

-- The most that all orders together can win by one number of an issue.
create table lottery_exposures (
  issue_id uuid not null references lottery_issues (id),
  play text not null,
  number text not null,
  most bigint not null,
  primary key (issue_id, play, number)
);

-- What settles an issue in pages, by the number of its settlement; done up to the order of number "cursor".
create table lottery_runs (
  issue_id uuid not null references lottery_issues (id),
  version int not null check (version > 0),
  kind text not null check (kind in ('drawn', 'void')),
  cursor bigint not null default 0,
  orders int not null default 0,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (issue_id, version)
);
create index lottery_issues_unsettled on lottery_issues (id)
  where state in ('drawn', 'settling', 'corrected', 'resettling', 'void', 'refunding');
