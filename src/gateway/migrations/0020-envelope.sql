-- The key pairs that payloads are sealed with, and the nonces that were seen.
create table envelope_keys (
  key_id text primary key,
  public_pem text not null,
  private_pem text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index envelope_keys_current on envelope_keys ((true)) where retired_at is null;

create table envelope_nonces (
  nonce text primary key,
  seen_at timestamptz not null
);
create index envelope_nonces_seen_at on envelope_nonces (seen_at);
