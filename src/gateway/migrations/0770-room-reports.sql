-- Players who wait in rooms of the catalogue, as their studios report them. Without a reference to `game_rooms`, whose
-- rows are replaced by a reset of the demo.
create table room_reports (
  room_id text primary key,
  waiting integer not null check (waiting >= 0),
  reported_at timestamptz not null
);
