-- Errors in players' browsers, one row for each failure of a chart in a state (own.client-errors.grouped). Rows hold the values
-- of the contract's fixed lists and forms, and nothing about players.
create table client_errors (
  id uuid primary key,
  fingerprint text not null unique,
  kind text not null check (kind in ('error', 'rejection', 'render', 'actor', 'load', 'ignored')),
  name text,
  phrase text,
  asset text,
  ignored text,
  chart text,
  state text,
  reports bigint not null check (reports > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- The newest ten.
  builds text[] not null,
  -- The last report: its page, language, browser and positions in our scripts.
  page text not null,
  language text not null,
  browser text not null,
  frames text[] not null,
  -- The shortest recorded path to the state; null before the first report that has all events of its chart.
  path jsonb
);
create index client_errors_last_at on client_errors (last_at desc);
