-- Operators by name, with what they may; what waits for a second one; and in what they did, who it was. What was done before has no name.
create table operators (
  name text primary key check (name ~ '^[a-z][a-z0-9._-]{1,31}$'),
  role text not null check (role in ('support', 'payments', 'admin')),
  token_hash text not null unique,
  created_at timestamptz not null,
  disabled_at timestamptz
);

create table operator_requests (
  id uuid primary key,
  asked_by text not null references operators (name),
  command text not null,
  typed jsonb not null,
  amount bigint,
  asked_at timestamptz not null,
  decided_by text references operators (name) check (decided_by <> asked_by or state = 'refused'),
  decided_at timestamptz,
  state text not null check (state in ('open', 'confirmed', 'refused')),
  check ((state = 'open') = (decided_by is null) and (state = 'open') = (decided_at is null))
);
create index operator_requests_open on operator_requests (asked_at) where state = 'open';

alter table operator_acts add column operator text;
alter table operator_acts add column role text;
alter table operator_acts add column confirmed_by text;
alter table operator_acts add column amount bigint;
create index operator_acts_credits on operator_acts (operator, at) where command = 'credit' and outcome = 'done';
