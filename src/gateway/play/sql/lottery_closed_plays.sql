-- The closed ones among plays of a lottery: all with the lottery, else each with its game or vendor in the catalogue.
create or replace function lottery_closed_plays(of_lottery text, plays text[]) returns text[] language sql stable as $$
  select case when exists (select from game_closures c where c.kind = 'lottery' and c.code = of_lottery) then plays
    else array(select g.play_type from games g where g.game_code = of_lottery and g.play_type = any (plays)
      and game_closed(g.vassalage, g.game_id, null) order by g.play_type) end
$$;
