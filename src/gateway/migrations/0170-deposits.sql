-- Deposits and what the provider said of them; and the demo's provider, which keeps its own.
create table deposits (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  account_id uuid not null references accounts (id),
  idempotency_key text not null unique,
  method text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('pending', 'credited', 'failed', 'expired')),
  reason text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz
);
create index deposits_account on deposits (account_id, number desc);
create unique index deposits_pending on deposits (account_id) where state = 'pending';

create table deposit_events (
  id text primary key,
  deposit_id uuid not null references deposits (id),
  type text not null,
  received_at timestamptz not null
);
create index deposit_events_deposit on deposit_events (deposit_id);

create table demo_payments (
  order_id text primary key,
  number text not null,
  amount text not null,
  state text not null check (state in ('refused', 'paid')),
  at timestamptz not null
);

create table demo_payment_events (
  id text primary key,
  order_id text not null references demo_payments (order_id),
  type text not null,
  reason text,
  at timestamptz not null,
  attempts integer not null default 0,
  delivered_at timestamptz
);
create index demo_payment_events_order on demo_payment_events (order_id);

create table demo_payment_ways (
  one boolean primary key default true check (one),
  way text not null,
  value text
);
