-- Number of games that each prefix finds. Stored, since the first page shows it and counting grows with the result.
create table game_key_counts (
  key text collate "C" primary key,
  games integer not null
);
