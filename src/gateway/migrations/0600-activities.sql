-- Activities, and players' ways through them; where one is its lifecycle says, and the column for whoever looks for many. A raffle's draws follow from a seed
-- whose digest was there before the first of them, and from what each player put in: they can be replayed by anybody once it is over.
create table activities (
  id uuid primary key,
  code text not null unique check (code ~ '^[a-z0-9-]{3,40}$'),
  kind text not null check (kind in ('join', 'sign', 'claim', 'apply', 'raffle')),
  title_bn text not null,
  title_en text not null,
  text_bn text not null,
  text_en text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  -- The prize: money in minor units, how often it is to be staked, points.
  money bigint not null check (money >= 0),
  times int not null check (times between 0 and 10),
  points bigint not null check (points >= 0),
  claim_days int not null check (claim_days between 1 and 90),
  signs int not null check (signs between 1 and 31),
  -- What is to be reached between its opening and its end, where it is joined; null: to have joined.
  metric text check (metric in ('validBet', 'bets', 'games')),
  least bigint check (least > 0),
  prizes jsonb not null,
  -- Of a raffle: sealed until it is over; its digest is shown from the beginning.
  seed text,
  digest text,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (opens_at < closes_at),
  check ((metric is null) = (least is null)),
  check ((kind = 'raffle') = (seed is not null) and (seed is null) = (digest is null)),
  check (kind = 'raffle' or money + points > 0)
);
create index activities_shown on activities (closes_at);

create table activity_entries (
  id uuid primary key,
  number bigint generated always as identity unique,
  activity_id uuid not null references activities (id),
  account_id uuid not null references accounts (id),
  attempt int not null check (attempt > 0),
  state text not null check (state in ('join', 'claim', 'applying', 'close', 'rejected', 'issued', 'claimed', 'process', 'joined', 'signed', 'comingSoon')),
  comment text check (length(comment) <= 4000),
  reason text,
  reached bigint,
  reward_id uuid references rewards (id),
  -- Of a raffle: the number of the draw, what the player put in, and which prize came of it, from 0 (null: none).
  ticket int,
  luck text check (length(luck) between 8 and 64),
  prize int,
  at timestamptz not null,
  decided_at timestamptz,
  unique (activity_id, account_id, attempt),
  unique (activity_id, ticket),
  check ((ticket is null) = (luck is null) and (prize is null or ticket is not null))
);
create index activity_entries_account on activity_entries (account_id, activity_id, attempt desc);
create index activity_entries_waiting on activity_entries (number) where state in ('applying', 'process');
create index activity_entries_issued on activity_entries (reward_id) where state = 'issued';

create table activity_pictures (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  activity_id uuid not null references activities (id),
  -- Null while it waits to be sent with an application.
  entry_id uuid references activity_entries (id),
  picture bytea not null,
  created_at timestamptz not null
);
create index activity_pictures_waiting on activity_pictures (created_at) where entry_id is null;
create index activity_pictures_entry on activity_pictures (entry_id, created_at, id);
create index activity_pictures_account on activity_pictures (account_id, activity_id) where entry_id is null;
