-- The clock, limits, faults and the demo outbox: what belongs to no module.
-- The platform's clock: real time plus what ops clock has added in the demo. Every process reads the same row.
create table platform_clock (
  one boolean primary key default true check (one),
  ahead interval not null
);

create function app_now() returns timestamptz language sql volatile as
  $$ select clock_timestamp() + coalesce((select ahead from platform_clock), interval '0') $$;

-- One row a limited thing (the key is hashed): the moment at which its allowance will be whole again. A lost row forgives, no more.
create unlogged table allowances (
  key text primary key,
  whole_at timestamptz not null
);

-- What operators did to the running platform, and why. Written once, never changed.
create table operator_acts (
  id uuid primary key,
  at timestamptz not null,
  command text not null,
  args jsonb not null,
  reason text not null,
  outcome text not null
);

-- Faults asked for by QA, by endpoint; times_left null means until it is taken back.
create table faults (
  endpoint text primary key,
  status integer,
  delay_ms integer,
  times_left integer
);

-- What was sent to people in the demo, instead of being sent.
create table outbox_messages (
  id uuid primary key,
  at timestamptz not null default app_now(),
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  purpose text not null,
  body text not null
);
create index outbox_messages_at on outbox_messages (at);
