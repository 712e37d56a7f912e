-- Vendors, their games and rooms, and what a search finds them by; games that players keep and have opened; what is under maintenance. Whoever
-- writes to the catalogue moves its revision. `place` is the order in which games are shown, the best known first: it is unique, and the keys of
-- the search hold it, so that a page of what is found is the beginning of an index.
create table vendors (
  vassalage text primary key check (vassalage ~ '^[A-Z0-9_]{2,32}$'),
  account_type_name text not null check (account_type_name ~ '^[A-Z0-9_]{2,32}$'),
  name_bn text not null,
  name_en text not null,
  studio text,
  since timestamptz not null
);

create table vendor_categories (
  vassalage text not null references vendors (vassalage) on delete cascade,
  category text not null check (category in ('ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS')),
  is_hot boolean not null,
  place integer not null,
  primary key (vassalage, category)
);

create table games (
  game_id text primary key check (game_id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  place integer not null unique,
  vassalage text not null,
  category text not null,
  node text not null,
  name_bn text not null,
  name_en text not null,
  has_trial boolean not null,
  game_url text not null,
  game_url2 text check ((game_url2 is not null) = has_trial),
  game_code text,
  play_type text,
  is_hot boolean not null,
  return_bp integer check (return_bp between 1 and 10000),
  volatility text check (volatility in ('low', 'medium', 'high')),
  min_bet bigint not null check (min_bet > 0),
  max_bet bigint not null check (max_bet >= min_bet),
  lines integer check (lines > 0),
  max_win integer check (max_win > 0),
  features text[] not null,
  fairness text not null,
  rules text not null,
  since timestamptz not null,
  foreign key (vassalage, category) references vendor_categories (vassalage, category) on delete cascade
);
create index games_vassalage on games (vassalage, place);
create index games_category on games (category, place);
create index games_since on games (since desc, place);

create table game_rooms (
  room_id text primary key check (room_id ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  game_id text not null references games (game_id) on delete cascade,
  name_bn text not null,
  name_en text not null,
  min_bet bigint not null check (min_bet > 0),
  max_bet bigint not null check (max_bet >= min_bet),
  seats integer not null check (seats > 1),
  place integer not null unique
);
create index game_rooms_game on game_rooms (game_id, place);

create table game_keys (
  key text collate "C" not null,
  place integer not null,
  primary key (key, place)
);
create table game_near_keys (
  key text collate "C" not null,
  word text collate "C" not null,
  primary key (key, word)
);

create table catalogue_revision (
  singleton boolean primary key default true check (singleton),
  revision bigint not null
);
insert into catalogue_revision (revision) values (0);

create function catalogue_written() returns trigger language plpgsql as $$
begin
  update catalogue_revision set revision = revision + 1;
  return null;
end $$;
create trigger catalogue_written after insert or update or delete or truncate on vendors
  for each statement execute function catalogue_written();
create trigger catalogue_written after insert or update or delete or truncate on vendor_categories
  for each statement execute function catalogue_written();
create trigger catalogue_written after insert or update or delete or truncate on games
  for each statement execute function catalogue_written();

create table game_maintenance (
  kind text not null check (kind in ('vendor', 'game')),
  code text not null,
  since timestamptz not null,
  primary key (kind, code)
);

create table favorite_games (
  account_id uuid not null references accounts (id),
  game_id text not null references games (game_id) on delete cascade,
  at timestamptz not null,
  primary key (account_id, game_id)
);

create table recent_games (
  account_id uuid not null references accounts (id),
  game_id text not null references games (game_id) on delete cascade,
  played_at timestamptz not null,
  primary key (account_id, game_id)
);
create index recent_games_game on recent_games (game_id, played_at);
