-- Payouts by a payment provider, or in batch files for a bank (own.payout.provider, own.payout.batch).

create table payout_batches (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  made_by text not null,
  made_at timestamptz not null
);

-- The id is the key under which the provider pays once. A batch has no provider: its bank's confirmation decides.
create table payouts (
  id uuid primary key,
  withdrawal_id uuid not null references withdrawals (id),
  attempt integer not null check (attempt > 0),
  batch_id uuid references payout_batches (id),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('sending', 'processing', 'paid', 'refused', 'returned')),
  tried_at timestamptz,
  query_at timestamptz,
  reason text,
  found_by text,
  differs text check (differs in ('amount', 'paid', 'refused', 'returned')),
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (withdrawal_id, attempt),
  check ((settled_at is null) = (state in ('sending', 'processing'))),
  check (query_at is null or (batch_id is null and settled_at is null))
);
-- No second payout while the outcome of one is open, and none after one that was paid.
create unique index payouts_unsettled on payouts (withdrawal_id)
  where state in ('sending', 'processing', 'paid', 'returned');
create index payouts_batch on payouts (batch_id) where batch_id is not null;
create index payouts_differing on payouts (id) where differs is not null;
create index payouts_query_at on payouts (query_at) where query_at is not null;

create table payout_events (
  id text primary key,
  payout_id uuid not null references payouts (id),
  type text not null,
  amount text not null,
  reason text,
  received_at timestamptz not null
);
create index payout_events_payout on payout_events (payout_id);

alter table withdrawal_steps
  drop constraint withdrawal_steps_taken_by_check,
  add constraint withdrawal_steps_taken_by_check check (taken_by ~ '^(player|time|rules|provider|operator:.+)$');

-- The demo's provider.
create table demo_payouts (
  payout_id text primary key,
  number text not null,
  amount text not null,
  payee jsonb not null,
  state text not null check (state in ('paid', 'refused', 'returned')),
  reason text,
  at timestamptz not null
);
