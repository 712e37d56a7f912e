-- The seamless wallet: studios and the keys they sign with (two of them while one is replaced), players' sessions at them, the one-time tokens
-- of games' addresses, and everything that studios have asked for, for ever: each id of a player's has one row, with its first answer.
create table studios (
  id text primary key,
  name text not null,
  origin text check (origin ~ '^https?://[^/]+$'),
  open boolean not null default true,
  rehearses boolean not null default false,
  stake_most bigint check (stake_most > 0),
  zero_stakes boolean not null default false,
  unknown_rollback text not null default 'applied' check (unknown_rollback in ('applied', 'refused')),
  rollback_under_win text not null default 'refused' check (rollback_under_win in ('refused', 'winsToo')),
  created_at timestamptz not null
);

create table studio_keys (
  id text primary key,
  studio_id text not null references studios (id),
  sealed text not null,
  created_at timestamptz not null,
  ends_at timestamptz
);
create index studio_keys_studio on studio_keys (studio_id);

-- A lost row lets a call be repeated that does nothing when it is repeated.
create unlogged table studio_nonces (
  key_id text not null,
  nonce text not null,
  at timestamptz not null,
  primary key (key_id, nonce)
);
create index studio_nonces_at on studio_nonces (at);

create table studio_launches (
  id uuid primary key,
  token_hash text not null unique,
  studio_id text not null references studios (id),
  account_id uuid not null references accounts (id),
  game_id text not null,
  room_id text,
  mode text not null check (mode in ('real', 'trial', 'fun')),
  language text not null check (language in ('bn', 'en')),
  country text,
  origin text not null,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  used_at timestamptz
);
create index studio_launches_account on studio_launches (account_id, created_at);

create table studio_sessions (
  id uuid primary key,
  launch_id uuid not null unique references studio_launches (id),
  studio_id text not null references studios (id),
  account_id uuid not null references accounts (id),
  mode text not null check (mode in ('real', 'trial', 'fun')),
  country text,
  created_at timestamptz not null,
  last_bet_at timestamptz not null,
  ended_at timestamptz
);
create index studio_sessions_account on studio_sessions (account_id, studio_id);

create table studio_rounds (
  studio_id text not null references studios (id),
  account_id uuid not null references accounts (id),
  round_id text not null,
  session_id uuid references studio_sessions (id),
  game_id text,
  staked bigint not null default 0 check (staked >= 0),
  won bigint not null default 0 check (won >= 0),
  bets integer not null default 0,
  bet_id text,
  opened_at timestamptz not null,
  ended_at timestamptz,
  proof text,
  primary key (studio_id, account_id, round_id)
);
create index studio_rounds_open on studio_rounds (account_id, opened_at) where ended_at is null and bets > 0;
create index studio_rounds_opened on studio_rounds (opened_at) where ended_at is null and bets > 0;
create index studio_rounds_session on studio_rounds (session_id);

-- kind 'unknown': the tombstone of one that was rolled back before it came.
create table studio_transactions (
  id uuid primary key,
  studio_id text not null references studios (id),
  account_id uuid not null references accounts (id),
  transaction_id text not null,
  kind text not null check (kind in ('bet', 'win', 'rollback', 'round-end', 'promo', 'unknown')),
  state text not null check (state in ('applied', 'refused', 'rolledBack', 'tombstone')),
  body_hash text not null,
  round_id text,
  session_id text,
  game_id text,
  amount bigint,
  original_id text,
  reward text,
  transfers uuid[] not null default '{}',
  answer jsonb not null,
  extra text,
  attempts integer not null default 1,
  created_at timestamptz not null,
  unique (studio_id, account_id, transaction_id)
);
create index studio_transactions_round on studio_transactions (studio_id, account_id, round_id);
create index studio_transactions_at on studio_transactions (studio_id, created_at);

create table receivables (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  transaction_id uuid not null unique references studio_transactions (id),
  amount bigint not null check (amount > 0),
  collected bigint not null default 0 check (collected >= 0),
  waived bigint not null default 0 check (waived >= 0),
  created_at timestamptz not null,
  ended_at timestamptz,
  check (collected + waived <= amount),
  check ((ended_at is null) = (collected + waived < amount))
);
create index receivables_open on receivables (account_id) where ended_at is null;

create table studio_calls (
  id uuid primary key default gen_random_uuid(),
  studio_id text not null references studios (id),
  key_id text not null,
  call text not null,
  at timestamptz not null,
  body text not null,
  code text not null,
  answer jsonb not null,
  transaction uuid references studio_transactions (id),
  attempt integer not null default 1,
  took_us integer not null
);
create index studio_calls_at on studio_calls (studio_id, at);
