-- Pages of contracts that operators have turned off for an agent, each on its own.
create table team_pages_off (
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  primary key (account_id, kind)
);
