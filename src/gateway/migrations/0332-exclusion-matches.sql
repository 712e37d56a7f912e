-- By what somebody who is excluded is known again: keyed digests of their details, one of their account among them, which says that it was
-- done. And whom that has found: `name` alone is told to operators, all else keeps an account from deposits and play.
create table exclusion_marks (
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('account', 'mobile', 'email', 'identity', 'payout', 'name')),
  digest text not null,
  primary key (account_id, kind, digest)
);
create index exclusion_marks_digest on exclusion_marks (digest, kind);

create table exclusion_matches (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  excluded_id uuid not null references accounts (id),
  kind text not null check (kind in ('mobile', 'email', 'identity', 'payout', 'name')),
  step text not null check (step in ('registration', 'contact', 'name', 'bank', 'deposit')),
  at timestamptz not null,
  dismissed_at timestamptz,
  unique (account_id, excluded_id, kind),
  check (account_id <> excluded_id)
);
