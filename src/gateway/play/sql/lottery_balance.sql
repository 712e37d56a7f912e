-- Money that a player can stake, minor units, as text.
create or replace function lottery_balance(player uuid) returns text language plpgsql as $$
begin
  return player_balance(player)::text;
end $$;
