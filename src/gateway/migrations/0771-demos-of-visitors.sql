-- A visitor plays a demo without an account (own.launch.visitor): the launch itself is the player that the studio knows,
-- and nothing but its own points can be played with.
alter table studio_launches
  alter account_id drop not null,
  add constraint studio_launches_visitor_check check (account_id is not null or mode = 'fun');
