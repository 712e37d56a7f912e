-- Messages are read and taken away. What is said to many is one row, whoever reads it; a reader has a mark up to which all is read, and a row of
-- its own only for what was read or taken away one by one. Numbers (`seq`) are given under a lock, so that none commits behind a reader's mark.
alter table account_alerts add column read_at timestamptz, add column removed_at timestamptz;
-- Nobody could mark them until now.
update account_alerts set read_at = at;
create index account_alerts_unread on account_alerts (account_id) where read_at is null and removed_at is null;

create table broadcasts (
  id uuid primary key,
  seq bigint generated always as identity unique,
  key text not null unique,
  audience text not null check (audience in ('all', 'member', 'agent', 'vip')),
  kind text not null check (kind in ('service', 'promotion')),
  title_bn text not null check (length(title_bn) between 1 and 120),
  title_en text not null check (length(title_en) between 1 and 120),
  text_bn text not null check (length(text_bn) between 1 and 2000),
  text_en text not null check (length(text_en) between 1 and 2000),
  at timestamptz not null,
  until timestamptz not null check (until > at),
  withdrawn_at timestamptz
);

create table broadcast_readers (
  account_id uuid primary key references accounts (id),
  read_upto bigint not null
);

create table broadcast_marks (
  account_id uuid not null references accounts (id),
  broadcast_id uuid not null references broadcasts (id) on delete cascade,
  removed boolean not null default false,
  primary key (account_id, broadcast_id)
);
