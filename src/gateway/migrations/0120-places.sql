-- Where accounts are used from, and log-ins that wait for one more proof.
create table account_places (
  account_id uuid not null references accounts (id),
  ip text not null,
  country text,
  registered boolean not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (account_id, ip)
);

create table sign_in_proofs (
  id_hash text primary key,
  account_id uuid not null references accounts (id),
  ip text not null,
  password_expired boolean not null,
  password_default boolean not null,
  tries_left smallint not null,
  used boolean not null default false,
  expires_at timestamptz not null
);
create index sign_in_proofs_expires_at on sign_in_proofs (expires_at);
