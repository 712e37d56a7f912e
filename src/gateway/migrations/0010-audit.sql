-- What happened to accounts: sign-ins, refusals. Written once, never changed, no secrets.
create table account_events (
  id uuid primary key,
  at timestamptz not null,
  kind text not null,
  outcome text not null,
  account_id uuid,
  ip text,
  request_id text
);
create index account_events_at on account_events (at);
create index account_events_account on account_events (account_id, at);
