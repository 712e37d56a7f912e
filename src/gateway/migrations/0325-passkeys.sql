-- Passkeys (WebAuthn), and the challenges that wait for an answer.
create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  credential_id text not null unique,
  rp_id text not null,
  public_key text not null,
  counter bigint not null check (counter >= 0),
  transports jsonb not null,
  synced boolean not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id);

create table passkey_challenges (
  challenge_hash text primary key,
  bound_to text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_expires_at on passkey_challenges (expires_at);
