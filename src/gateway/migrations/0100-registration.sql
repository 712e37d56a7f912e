-- Registration: its rules, who was promised what, the consents with their versions, affiliate codes, and what newcomers told.
create table registration_rules (
  field text primary key,
  enabled boolean not null,
  required boolean not null,
  accepted_pattern text not null,
  pattern_id text not null,
  min_length integer not null,
  max_length integer not null check (max_length >= min_length)
);

create table registration_terms (
  one boolean primary key default true check (one),
  terms_version text not null,
  privacy_version text not null,
  minimum_age integer not null
);

create table registration_consents (
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('age', 'terms', 'privacy')),
  version text not null,
  at timestamptz not null,
  primary key (account_id, kind, version)
);

-- A registration that was promised under an idempotency key; without an account while it is under way.
create table registration_keys (
  key_hash text primary key,
  fingerprint text not null,
  claimed_at timestamptz not null,
  account_id uuid references accounts (id)
);
create index registration_keys_claimed_at on registration_keys (claimed_at);

create table affiliate_codes (
  code text primary key check (code = upper(code)),
  account_id uuid not null references accounts (id),
  domain text
);

create table member_profiles (
  account_id uuid primary key references accounts (id),
  payee_name text,
  id_number text,
  contacts jsonb not null,
  payment_password_hash text,
  origin jsonb not null
);

create table phone_tokens (
  token_hash text primary key,
  mobile text not null,
  expires_at timestamptz not null
);
create index phone_tokens_expires_at on phone_tokens (expires_at);

insert into registration_terms (terms_version, privacy_version, minimum_age) values ('2026-01', '2026-01', 18);
-- The password's rule is the gateway's own, the same for every way to choose one.
insert into registration_rules (field, enabled, required, pattern_id, accepted_pattern, min_length, max_length) values
  ('username', true, true, 'letter_first', '^[A-Za-z][A-Za-z0-9_]*$', 4, 32),
  ('payeeName', true, false, 'any_text', '*', 1, 64),
  ('paymentPassword', false, false, 'digits', '^[0-9]+$', 6, 6),
  ('qqNum', false, false, 'digits', '^[0-9]+$', 5, 12),
  ('line', false, false, 'no_spaces', '^\S+$', 1, 64),
  ('whatsapp', false, false, 'digits', '^[0-9]+$', 7, 15),
  ('facebook', false, false, 'any_text', '*', 1, 64),
  ('wechat', false, false, 'no_spaces', '^\S+$', 1, 64),
  ('idNumber', false, false, 'alphanumeric', '^[A-Za-z0-9]+$', 10, 17),
  ('email', true, false, 'mailbox', '^[^@\s]+@[^@\s]+\.[^@\s]+$', 6, 254),
  ('mobileNum', true, false, 'digits', '^[+0-9০-৯][0-9০-৯ -]*$', 6, 20),
  ('recommenderId', false, false, 'alphanumeric', '^[A-Za-z0-9]+$', 4, 16),
  ('affiliateCode', true, false, 'alphanumeric', '^[A-Za-z0-9]+$', 4, 16),
  ('captcha', true, true, 'alphanumeric', '^[A-Za-z0-9]+$', 4, 4);
