-- Where money can go, what guards it, and the lives of withdrawals with their steps and proofs.
create table bank_accounts (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('bank', 'ewallet')),
  provider text not null,
  holder text not null,
  number text not null,
  bound_at timestamptz not null,
  removed_at timestamptz
);
create index bank_accounts_account on bank_accounts (account_id);
create unique index bank_accounts_number on bank_accounts (provider, number) where removed_at is null;

create table payment_failures (
  account_id uuid primary key references accounts (id),
  in_a_row integer not null,
  locked_until timestamptz
);

create table withdrawals (
  id uuid primary key,
  number bigint not null generated always as identity unique,
  account_id uuid not null references accounts (id),
  bank_account_id uuid not null references bank_accounts (id),
  amount bigint not null check (amount > 0),
  hold_id uuid not null unique references ledger_transfers (id),
  state text not null,
  policy jsonb not null,
  version integer not null default 1,
  deadline timestamptz,
  received_amount bigint check (received_amount between 0 and amount),
  created_at timestamptz not null
);
create index withdrawals_account on withdrawals (account_id, number desc);
create index withdrawals_state on withdrawals (state);

create table withdrawal_steps (
  withdrawal_id uuid not null references withdrawals (id),
  version integer not null,
  state text not null,
  reason text,
  at timestamptz not null,
  primary key (withdrawal_id, version)
);

create table withdrawal_proofs (
  id uuid primary key,
  withdrawal_id uuid not null references withdrawals (id),
  picture bytea not null,
  given boolean not null default false,
  created_at timestamptz not null
);
create index withdrawal_proofs_withdrawal on withdrawal_proofs (withdrawal_id);
