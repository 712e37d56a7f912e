-- Receipts are for a purpose and for what they are about; wrong answers make the next work harder; texts have a budget a day.
alter table challenge_proofs drop constraint challenge_proofs_purpose_check;
alter table challenge_proofs add column bound_to text not null default '';

create unlogged table challenge_strain (
  key text primary key,
  calm_at timestamptz not null
);

create table sms_budgets (
  pool text primary key check (pool in ('strangers', 'country', 'range', 'members', 'memberRange')),
  most integer not null check (most >= 0)
);

create table sms_spent (
  day date not null,
  pool text not null,
  key text not null,
  sent integer not null,
  told boolean not null default false,
  primary key (day, pool, key)
);
