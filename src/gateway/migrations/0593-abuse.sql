-- What looks as if somebody took an offer several times over. It decides nothing: operators read it, with its reasons, and say what they found.
create table abuse_signals (
  id uuid primary key,
  kind text not null check (kind in ('device', 'payout', 'address', 'opposite')),
  -- Of the two accounts the one that was there first.
  account_id uuid not null references accounts (id),
  other_id uuid not null references accounts (id),
  -- What they have in common, in words that operators can check.
  reasons jsonb not null,
  found_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  finding text,
  unique (kind, account_id, other_id),
  check (account_id <> other_id),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (finding is null))
);
create index abuse_signals_open on abuse_signals (found_at, id) where closed_at is null;
