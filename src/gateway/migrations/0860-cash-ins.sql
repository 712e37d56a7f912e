-- Transfers between mobile wallets that players report, and operators confirm (own.cash-in.create).

create table cash_in_wallets (
  code text primary key,
  number text not null check (number ~ '^01[3-9][0-9]{8}$'),
  set_by text not null,
  set_at timestamptz not null
);

create table cash_ins (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  account_id uuid not null references accounts (id),
  idempotency_key text not null unique,
  wallet text not null,
  sent_to text not null,
  amount bigint not null check (amount > 0),
  sender text not null,
  reference text not null check (reference ~ '^[A-Z0-9]{6,24}$'),
  state text not null check (state in ('pending', 'confirmed', 'rejected', 'cancelled', 'expired')),
  deadline timestamptz not null,
  received bigint check (received > 0),
  received_from text,
  decided_by text,
  reason text,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((settled_at is null) = (state = 'pending')),
  check ((received is null) = (state <> 'confirmed')),
  check ((received_from is null) = (received is null))
);
-- One credit for one transfer: a reference is free again only once its report ended without a credit.
create unique index cash_ins_references on cash_ins (wallet, reference) where state in ('pending', 'confirmed');
create index cash_ins_account on cash_ins (account_id, number desc);
create index cash_ins_account_state on cash_ins (account_id, state, number desc);
create index cash_ins_counted on cash_ins (account_id, created_at) where state in ('pending', 'confirmed');
create index cash_ins_pending on cash_ins (number) where state = 'pending';

create table cash_in_pictures (
  id uuid primary key,
  cash_in_id uuid not null references cash_ins (id),
  picture bytea not null,
  created_at timestamptz not null
);
create index cash_in_pictures_cash_in on cash_in_pictures (cash_in_id);
