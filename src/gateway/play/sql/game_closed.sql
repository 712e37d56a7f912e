-- Tests whether operators have closed a vendor, a game or a lottery.
create or replace function game_closed(of_vendor text, of_game text,
  of_lottery text) returns boolean language sql stable as $$
  select exists (select from game_closures c
    where c.kind = 'vendor' and c.code = of_vendor or c.kind = 'game' and c.code = of_game
    or c.kind = 'lottery' and c.code = of_lottery)
$$;
