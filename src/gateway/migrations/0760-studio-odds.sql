-- Tables of odds as studios publish them, and seeds as they reveal them. Neither refers to `studios`: a demo that is reset
-- writes those again, and keeps the tables.
create table studio_odds (
  studio_id text not null,
  game_id text not null,
  odds jsonb not null,
  published_at timestamptz not null,
  primary key (studio_id, game_id)
);

create table studio_seeds (
  studio_id text not null,
  account_id uuid not null,
  commitment text not null,
  server_seed text not null,
  revealed_at timestamptz not null,
  primary key (studio_id, account_id, commitment)
);
