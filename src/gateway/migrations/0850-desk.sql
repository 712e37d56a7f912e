-- Credentials, sessions and claims of operators at the desk (own.desk.access, own.desk.claim), and the origin of acts.

create table operator_credentials (
  operator text primary key references operators (name),
  password_hash text not null,
  sealed_totp text not null,
  last_step bigint not null default 0,
  enrolled_at timestamptz not null
);

-- At most one link for each operator; a new one replaces it.
create table operator_enrolments (
  operator text primary key references operators (name),
  token_hash text not null unique,
  expires_at timestamptz not null,
  password_hash text,
  sealed_totp text,
  check ((password_hash is null) = (sealed_totp is null))
);

-- Logins whose password was right, waiting for a code.
create table operator_logins (
  challenge_hash text primary key,
  operator text not null references operators (name),
  expires_at timestamptz not null,
  tries integer not null default 0
);

create table operator_sessions (
  id uuid primary key,
  token_hash text not null unique,
  operator text not null references operators (name),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  step_up_until timestamptz,
  revoked_at timestamptz
);
create index operator_sessions_operator on operator_sessions (operator);

create table operator_claims (
  kind text not null check (kind in ('withdrawal')),
  item_id uuid not null,
  operator text not null references operators (name),
  expires_at timestamptz not null,
  primary key (kind, item_id)
);

alter table operator_acts add column origin text not null default 'command' check (origin in ('command', 'desk'));
