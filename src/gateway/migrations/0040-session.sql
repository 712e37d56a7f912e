-- Sessions: only the hash of a token is kept, so that a copy of the table lets nobody in.
create table sessions (
  id uuid primary key,
  token_hash text not null unique,
  account_id uuid not null references accounts (id),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_account on sessions (account_id);
create index sessions_ends_at on sessions (ends_at);
