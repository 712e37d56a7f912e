-- VIP levels: versions of what each needs and gives, which version holds from which day on, and each player's level day by day. What an account's rank is, is
-- the newest row of that. The levels begin as they stand here; operators make other versions.
create table vip_versions (
  version int primary key check (version > 0),
  -- The first day (the site's) that it holds on.
  from_day date not null,
  created_at timestamptz not null
);
create table vip_levels (
  version int not null references vip_versions (version),
  level smallint not null check (level between 0 and 50),
  name_bn text not null check (length(name_bn) <= 40),
  name_en text not null check (length(name_en) <= 40),
  -- What it takes within the window, minor units.
  valid_bet bigint not null check (valid_bet >= 0),
  deposits bigint not null check (deposits >= 0),
  rise_bonus bigint not null check (rise_bonus >= 0),
  birthday_bonus bigint not null check (birthday_bonus >= 0),
  -- How many times a bonus is to be staked.
  bonus_times smallint not null check (bonus_times between 0 and 50),
  -- Of each category, in thousandths of a percent.
  rates jsonb not null,
  primary key (version, level),
  check (level > 0 or valid_bet + deposits + rise_bonus + birthday_bonus = 0)
);

create table vip_history (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts (id),
  -- The first day (the site's) with that level.
  day date not null,
  level smallint not null check (level >= 0),
  was smallint not null check (was >= 0),
  reason text not null check (reason in ('begun', 'risen', 'fallen')),
  version int references vip_versions (version),
  valid_bet bigint,
  deposits bigint,
  created_at timestamptz not null,
  unique (account_id, day),
  check (reason = 'begun' or level > was and reason = 'risen' or level = was - 1 and reason = 'fallen')
);

create function vip_ranked() returns trigger language plpgsql as $$
begin
  update accounts set rank_level = new.level where id = new.account_id
    and not exists (select from vip_history later where later.account_id = new.account_id and later.day > new.day);
  return null;
end $$;
create trigger vip_history_ranks after insert on vip_history for each row execute function vip_ranked();

-- The level of an account on a day.
create function vip_level_on(account uuid, on_day date) returns smallint language sql stable as $$
  select coalesce((select level from vip_history where account_id = account and day <= on_day order by day desc limit 1), 0::smallint)
$$;

-- Days that are reckoned.
create table vip_days (day date primary key, created_at timestamptz not null);

-- What is owed for a level that was reached, or a birthday: once for ever, and once a year. It becomes a reward when nothing bars it.
create table vip_bonuses (
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('level', 'birthday')),
  -- The level, or the year.
  which int not null,
  level smallint not null,
  money bigint not null check (money > 0),
  times smallint not null,
  day date not null,
  created_at timestamptz not null,
  reward_id uuid unique references rewards (id),
  primary key (account_id, kind, which)
);
create index vip_bonuses_owed on vip_bonuses (account_id) where reward_id is null;

-- Rises that nobody has been told of yet.
create table vip_news (account_id uuid primary key references accounts (id), level smallint not null);

-- Who has reached what an operator must confirm first, and what operators have confirmed.
create table vip_waits (account_id uuid primary key references accounts (id), level smallint not null, since date not null);
create table vip_checks (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts (id),
  level smallint not null check (level > 0),
  operator text not null,
  note text not null check (length(note) between 10 and 1000),
  created_at timestamptz not null
);
create index vip_checks_account on vip_checks (account_id);

-- Since when a birthday has stood as it is; the day itself is sealed.
create table vip_birthdays (account_id uuid primary key references accounts (id), since timestamptz not null);
insert into vip_birthdays select account_id, changed_at from profile_details;

do $$ declare kept text; begin
  foreach kept in array array['vip_history', 'vip_checks'] loop
    execute format('create trigger %1$s_unchangeable before update or delete on %1$s for each row execute function audit_unchangeable()', kept);
    execute format('create trigger %1$s_kept before truncate on %1$s for each statement execute function audit_unchangeable()', kept);
  end loop;
end $$;

insert into vip_versions values (1, '1970-01-01', app_now());
insert into vip_levels values
  (1, 0, '', '', 0, 0, 0, 0, 0, '{"ELOTT": 200, "LOTT": 200, "LIVE": 300, "SPORTS": 300, "FISH": 400, "RNG": 400, "PVP": 200, "ESPORTS": 300}'),
  (1, 1, 'নদী', 'River', 100000, 50000, 1800, 0, 1, '{"ELOTT": 250, "LOTT": 250, "LIVE": 350, "SPORTS": 350, "FISH": 450, "RNG": 450, "PVP": 250, "ESPORTS": 350}'),
  (1, 2, 'মাঠ', 'Field', 500000, 200000, 5800, 5000, 1, '{"ELOTT": 300, "LOTT": 300, "LIVE": 400, "SPORTS": 400, "FISH": 500, "RNG": 500, "PVP": 300, "ESPORTS": 400}'),
  (1, 3, 'ফসল', 'Harvest', 1000000, 800000, 12800, 12000, 1, '{"ELOTT": 350, "LOTT": 350, "LIVE": 500, "SPORTS": 500, "FISH": 600, "RNG": 600, "PVP": 350, "ESPORTS": 500}'),
  (1, 4, 'উৎসব', 'Festival', 5000000, 2500000, 38800, 30000, 1, '{"ELOTT": 400, "LOTT": 400, "LIVE": 600, "SPORTS": 600, "FISH": 700, "RNG": 700, "PVP": 400, "ESPORTS": 600}'),
  (1, 5, 'বটগাছ', 'Banyan', 20000000, 8000000, 128800, 80000, 1, '{"ELOTT": 450, "LOTT": 450, "LIVE": 700, "SPORTS": 700, "FISH": 800, "RNG": 800, "PVP": 450, "ESPORTS": 700}'),
  (1, 6, 'শাপলা', 'Water Lily', 100000000, 30000000, 588800, 300000, 1, '{"ELOTT": 500, "LOTT": 500, "LIVE": 800, "SPORTS": 800, "FISH": 900, "RNG": 900, "PVP": 500, "ESPORTS": 800}'),
  (1, 7, 'ধ্রুবতারা', 'Pole Star', 500000000, 100000000, 1888800, 1000000, 1, '{"ELOTT": 600, "LOTT": 600, "LIVE": 1000, "SPORTS": 1000, "FISH": 1000, "RNG": 1000, "PVP": 600, "ESPORTS": 1000}');

-- Who had a rank before keeps it: it is what they begin with.
insert into vip_history (account_id, day, level, was, reason, created_at)
  select id, (created_at at time zone 'UTC')::date, rank_level, rank_level, 'begun', app_now() from accounts where rank_level > 0;
