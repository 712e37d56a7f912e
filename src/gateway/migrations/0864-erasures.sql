-- Periods of retention that have ended for closed accounts and whose data are erased (own.data.erasure).
create table erasures (
  account_id uuid not null references accounts (id),
  period text not null check (period in ('none', 'access', 'records', 'books')),
  erased_at timestamptz not null,
  primary key (account_id, period)
);
create index accounts_closed_at on accounts (closed_at, id) where closed_at is not null;

-- User names of erased accounts, as digests with a secret of the database: they stay reserved.
create table retired_names (digest text primary key);
