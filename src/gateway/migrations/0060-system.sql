-- What operators turn: modules that differ from their default, maintenance, and countries that are shut out.
create table system_modules (
  mod_id text primary key,
  enabled boolean not null
);

create table system_maintenance (
  singleton boolean primary key default true check (singleton),
  until timestamptz
);

create table system_blocked_regions (
  country text primary key check (country ~ '^[A-Z]{2}$')
);
