-- The security centre: where sessions are used from, authenticators, changes of contact that wait for their codes, closed accounts.
alter table sessions add column ip text;
alter table sessions add column country text;
alter table sessions add column user_agent text;

alter table accounts add column closed_at timestamptz;

create table account_totp (
  account_id uuid primary key references accounts (id),
  sealed_secret text not null,
  confirmed boolean not null default false,
  last_step bigint not null default 0
);

create table contact_changes (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('mobile', 'email')),
  contact_before text,
  contact_after text not null,
  before_proven boolean not null default false,
  expires_at timestamptz not null
);
create index contact_changes_expires_at on contact_changes (expires_at);
create index contact_changes_account on contact_changes (account_id);
