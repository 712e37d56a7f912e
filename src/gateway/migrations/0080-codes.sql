-- One-time codes by hash, what operators asked of the SMS provider, and the secrets that all gateways share, under a wider name.
alter table challenge_secrets rename to shared_secrets;

create table verification_codes (
  key text primary key,
  code_hash text not null,
  tries_left smallint not null,
  used boolean not null default false,
  expires_at timestamptz not null
);
create index verification_codes_expires_at on verification_codes (expires_at);

create table sms_provider (
  one boolean primary key default true check (one),
  quota integer check (quota >= 0),
  failure text
);
