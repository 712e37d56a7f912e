-- Accounts, and the wrong sign-ins in a row, kept by a hash of the name so that names that do not exist count alike.
create table accounts (
  id uuid primary key,
  user_name text not null check (user_name ~ '^[A-Za-z][A-Za-z0-9_]{2,31}$'),
  type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
  nickname text not null,
  password_hash text not null,
  mobile text check (mobile ~ '^\+[1-9][0-9]{6,14}$'),
  email text,
  upline_id uuid references accounts (id),
  rank_level smallint not null default 0,
  language text,
  first_time_login boolean not null default false,
  first_login_at timestamptz,
  password_expired boolean not null default false,
  blocked boolean not null default false,
  created_at timestamptz not null
);
create unique index accounts_user_name on accounts (lower(user_name));
create unique index accounts_mobile on accounts (mobile);
create unique index accounts_email on accounts (lower(email));
create index accounts_upline on accounts (upline_id);

create table sign_in_failures (
  name_hash text primary key,
  in_a_row integer not null,
  last_at timestamptz not null,
  locked_until timestamptz
);
create index sign_in_failures_last_at on sign_in_failures (last_at);
