-- Files of a player's own data (own.data.export): the newest request of each account, and its parts, encrypted.

create table own_data_exports (
  account_id uuid primary key references accounts (id),
  id uuid not null unique,
  state text not null check (state in ('pending', 'ready', 'failed')),
  language text not null check (language in ('bn', 'en')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((state = 'ready') = (ready_at is not null and expires_at is not null))
);
create index own_data_exports_expires_at on own_data_exports (expires_at) where expires_at is not null;

create table own_data_parts (
  id uuid primary key,
  export_id uuid not null references own_data_exports (id) on delete cascade,
  format text not null check (format in ('json', 'html')),
  part integer not null check (part > 0),
  sealed text not null,
  unique (export_id, format, part)
);
