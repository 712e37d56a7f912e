-- Statements of providers and their differences from our bookings (own.statement.match).

create table statement_sources (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,31}$'),
  covers text[] not null check (cardinality(covers) > 0),
  mapping jsonb not null,
  set_by text not null,
  set_at timestamptz not null
);

create table statements (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  source text not null references statement_sources (code),
  reference text not null,
  digest text not null,
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  imported_by text not null,
  imported_at timestamptz not null,
  unique (source, reference)
);

create table statement_lines (
  id uuid primary key,
  statement_id uuid not null references statements (id),
  source text not null references statement_sources (code),
  line integer not null check (line > 0),
  digest text not null,
  day date not null,
  amount bigint not null check (amount <> 0),
  reference text not null,
  refs text[] not null,
  sender text,
  text text not null,
  booking text,
  booking_id uuid,
  account_id uuid references accounts (id),
  check ((booking is null) = (booking_id is null)),
  check (booking is not null or account_id is null),
  unique (source, digest)
);
-- A booking has one line, whichever statement brings it.
create unique index statement_lines_booking on statement_lines (booking, booking_id) where booking_id is not null;
create index statement_lines_unmatched on statement_lines (source) where booking_id is null;
create index statement_lines_statement on statement_lines (statement_id);
create index statement_lines_refs on statement_lines using gin (refs);
create index statement_lines_account on statement_lines (account_id) where account_id is not null;

create table statement_differences (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  source text not null references statement_sources (code),
  class text not null check (class in ('oursOnly', 'theirsOnly', 'otherAmount')),
  line_id uuid references statement_lines (id),
  booking text,
  booking_id uuid,
  booking_number text,
  account_id uuid references accounts (id),
  ours bigint,
  theirs bigint,
  found_at timestamptz not null,
  owner text,
  owned_since timestamptz,
  resolved_at timestamptz,
  resolved_by text,
  reason text,
  version integer not null default 1,
  check ((line_id is null) = (theirs is null)),
  check ((booking_id is null) = (ours is null)),
  check ((booking is null) = (booking_id is null)),
  check ((booking_number is null) = (booking_id is null)),
  check ((class = 'oursOnly') = (line_id is null)),
  check ((class = 'theirsOnly') = (booking_id is null)),
  check ((owner is null) = (owned_since is null)),
  check (resolved_at is not null or (resolved_by is null and reason is null)),
  check ((resolved_by is null) = (reason is null))
);
-- A line and a booking differ once each in a way, so that a resolved difference stays resolved.
create unique index statement_differences_line on statement_differences (line_id, class) where line_id is not null;
create unique index statement_differences_booking on statement_differences (booking, booking_id, class)
  where booking_id is not null;
create index statement_differences_open on statement_differences (found_at, number) where resolved_at is null;
create index statement_differences_account on statement_differences (account_id) where account_id is not null;
