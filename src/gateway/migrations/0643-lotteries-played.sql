-- A bet on a lottery is one on a game of the catalogue, if that has the play: it comes first among the games that the player has opened.
create function lottery_slip_played() returns trigger language plpgsql as $$
begin
  insert into recent_games (account_id, game_id, played_at)
    select distinct new.account_id, g.game_id, new.created_at from lottery_orders o, jsonb_array_elements(o.lines) l, games g
    where o.slip_id = new.id and g.game_code = new.lottery and g.play_type = l ->> 'play'
    on conflict (account_id, game_id) do update set played_at = excluded.played_at;
  return null;
end $$;
create trigger lottery_slip_played after insert on lottery_slips for each row execute function lottery_slip_played();
