/**
 * The studio's own database. `seeds`: of each player one that is in use, one that is promised to be next, and those that are revealed. `rounds`:
 * every round with the seed and the nonce that it follows from. `outbox`: what the portal must hear, until it has.
 */
export const SCHEMA = [
  `
create table seeds (
  id bigint generated always as identity primary key,
  player text not null,
  state text not null check (state in ('next', 'current', 'revealed')),
  sealed text not null,
  commitment text not null,
  client_seed text,
  next_nonce integer not null default 0,
  created_at timestamptz not null default now(),
  revealed_at timestamptz,
  check ((state = 'revealed') = (revealed_at is not null))
);
create unique index seeds_one on seeds (player, state) where state <> 'revealed';

create table sittings (
  token_hash text primary key,
  session_id text not null,
  player text not null,
  game text not null,
  currency text not null,
  mode text not null check (mode in ('real', 'trial', 'fun')),
  language text not null,
  origin text not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null
);

create table purses (player text primary key, balance bigint not null check (balance >= 0));

create table rounds (
  id uuid primary key,
  key uuid not null,
  sitting text not null,
  session_id text not null,
  player text not null,
  game text not null,
  version integer not null,
  mode text not null check (mode in ('real', 'trial', 'fun')),
  currency text not null,
  stake bigint not null check (stake > 0),
  acts jsonb not null,
  seed_id bigint not null references seeds (id),
  nonce integer not null,
  state text not null check (state in ('betting', 'open', 'settled', 'refused', 'cancelled')),
  code text,
  payout bigint check (payout >= 0),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (player, key),
  unique (seed_id, nonce),
  check ((state = 'settled') = (payout is not null)),
  check ((state in ('betting', 'open')) = (ended_at is null))
);
create unique index rounds_unfinished on rounds (player, game, mode) where state in ('betting', 'open');
create index rounds_betting on rounds (created_at) where state = 'betting';
create index rounds_latest on rounds (player, created_at);
create index rounds_sitting on rounds (sitting);

create table outbox (
  id text primary key,
  round_id uuid not null references rounds (id),
  call text not null check (call in ('win', 'rollback', 'round-end')),
  body jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  code text,
  balance text,
  done_at timestamptz
);
create index outbox_due on outbox (due_at) where done_at is null;
`,
  `
-- The largest round that the portal allows the player now, minor units, where it refused a larger one.
alter table rounds add column most bigint check (most >= 0);
`,
  `
-- When the portal has heard of a revealed seed.
alter table seeds add column reported_at timestamptz;
create index seeds_unreported on seeds (revealed_at) where state = 'revealed' and reported_at is null;
`,
] as const;
