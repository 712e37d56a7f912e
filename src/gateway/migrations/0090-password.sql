-- When a password was chosen, those that it may not be again, and the links of a recovery by mail: only hashes are kept of either.
alter table accounts add column password_changed_at timestamptz;

create table password_history (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  password_hash text not null,
  replaced_at timestamptz not null
);
create index password_history_account on password_history (account_id, replaced_at);

create table password_links (
  account_id uuid primary key references accounts (id),
  token_hash text not null unique,
  expires_at timestamptz not null
);
create index password_links_expires_at on password_links (expires_at);
