-- Recovery codes of who has a second factor, and the browsers that their owner trusts: those are not asked for it.
create table recovery_codes (
  account_id uuid not null references accounts (id),
  code_hash text not null,
  salt text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table trusted_browsers (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  token_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ends_at timestamptz not null,
  ip text not null,
  country text,
  user_agent text not null
);
create index trusted_browsers_account on trusted_browsers (account_id);
create index trusted_browsers_ends_at on trusted_browsers (ends_at);
