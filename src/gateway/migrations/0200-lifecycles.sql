-- Where the lifecycles are that the gateway runs.
create table lifecycles (
  id uuid primary key,
  name text not null,
  chart integer not null,
  version integer not null,
  snapshot jsonb not null,
  timers jsonb not null
);
