/**
 * Schema of the studio's database. `seeds`: the current seed of each player, the next one that is committed to, and
 * revealed ones. `rounds`: every round with its seed and nonce. `outbox`: reports to the portal, until it has received
 * them. `table_rounds`: rounds that all players at a table share, by seeds of `chains`. `rooms`: rounds between
 * players, each of whose seats is a row of `rounds`.
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
  `
-- Hash chains of tables: sealed is the last seed, end_hash the published end.
create table chains (
  id bigint generated always as identity primary key,
  game text not null,
  sealed text not null,
  length integer not null check (length > 0),
  end_hash text not null,
  next_number integer not null default 1 check (next_number between 1 and length + 1),
  created_at timestamptz not null default now()
);
create unique index chains_current on chains (game) where next_number <= length;

-- Rounds that all players at a table share. Their charts are in lifecycles.
create table table_rounds (
  id uuid primary key,
  game text not null,
  version integer not null,
  chain_id bigint not null references chains (id),
  number integer not null,
  commitment text not null,
  beacon text not null,
  beacon_round bigint not null,
  signature text,
  point integer,
  state text not null,
  closes_at timestamptz not null,
  starts_at timestamptz,
  reported_at timestamptz,
  created_at timestamptz not null default now(),
  unique (chain_id, number),
  check ((signature is null) = (point is null)),
  check ((signature is null) = (starts_at is null))
);
create unique index table_rounds_live on table_rounds (game) where state not in ('over', 'void');
create index table_rounds_latest on table_rounds (game, created_at);
create index table_rounds_unreported on table_rounds (created_at) where state = 'over' and reported_at is null;

-- Charts that run, with their timers; due_at is the end of the timer that ends first.
create table lifecycles (
  name text not null,
  id uuid not null,
  chart integer not null,
  version integer not null,
  snapshot jsonb not null,
  timers jsonb not null,
  due_at timestamptz,
  primary key (name, id)
);
create index lifecycles_due on lifecycles (due_at) where due_at is not null;

-- A stake at a table has the table's chance in place of a seed of its player.
alter table rounds alter column seed_id drop not null;
alter table rounds add column table_round uuid references table_rounds (id);
alter table rounds add check ((seed_id is null) <> (table_round is null));
create index rounds_table on rounds (table_round) where table_round is not null;
`,
  `
-- Result of a table's round, as its game shows it. It replaces the end of a flight.
alter table table_rounds add column result jsonb;
update table_rounds set result = jsonb_build_object('point', point) where point is not null;
alter table table_rounds drop column point;
alter table table_rounds add check ((signature is null) = (result is null));
`,
  `
-- Decision of a round of blackjack that is open, from 0, and the time until it can be made.
alter table table_rounds add column decision integer not null default 0;
alter table table_rounds add column decide_by timestamptz;
`,
  `
-- Fish that were caught: settled shots that paid, by the number of the fish.
create index rounds_caught on rounds (((acts -> 0 ->> 'fish')::int)) where game = 'lab-fish' and payout > 0;
`,
  `
-- Rounds between players who stake the same. Their charts are in lifecycles.
create table rooms (
  id uuid primary key,
  game text not null,
  version integer not null,
  level text not null,
  mode text not null check (mode in ('real', 'trial', 'fun')),
  currency text not null,
  stake bigint not null check (stake > 0),
  seats integer not null check (seats between 2 and 4),
  sealed text not null,
  commitment text not null,
  beacon text not null,
  beacon_round bigint,
  signature text check (signature is null or beacon_round is not null),
  fee bigint check (fee >= 0),
  state text not null,
  closes_at timestamptz,
  reported_at timestamptz,
  created_at timestamptz not null default now(),
  check ((fee is not null) = (state in ('settled', 'over')))
);
create unique index rooms_open on rooms (game, level, mode, currency) where state in ('empty', 'waiting');
create index rooms_live on rooms (created_at) where state not in ('over', 'void');
create index rooms_unreported on rooms (created_at) where state = 'over' and reported_at is null;

-- A seat in a room has the room's chance.
alter table rounds drop constraint rounds_check2;
alter table rounds add column room uuid references rooms (id);
alter table rounds add column seat integer check (seat between 0 and 3);
alter table rounds add constraint rounds_chance check (num_nonnulls(seed_id, table_round, room) = 1);
alter table rounds add check ((room is null) = (seat is null));
create unique index rounds_room on rounds (room, seat) where state in ('betting', 'open', 'settled');

-- Room of the portal that a game was opened by.
alter table sittings add column room_id text;

-- When a process of the studio was last at work on rooms.
create table heartbeat (single boolean primary key default true check (single), at timestamptz not null default now());
insert into heartbeat default values;
`,
  `
-- Ended rounds for demo points, which are purged.
create index rounds_demo on rounds (ended_at) where mode = 'fun';
`,
] as const;
