-- Open captchas and puzzles, receipts for passed ones, and the proofs of work that were handed in.
create table challenges (
  id text primary key,
  kind text not null check (kind in ('captcha', 'slide')),
  answer text not null,
  tries_left smallint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index challenges_expires_at on challenges (expires_at);

create table challenge_proofs (
  proof_hash text primary key,
  purpose text not null check (purpose in ('captcha', 'slide')),
  expires_at timestamptz not null
);
create index challenge_proofs_expires_at on challenge_proofs (expires_at);

create table challenge_work_done (
  challenge text primary key,
  expires_at timestamptz not null
);
create index challenge_work_done_expires_at on challenge_work_done (expires_at);

create table challenge_secrets (
  name text primary key,
  secret text not null
);
