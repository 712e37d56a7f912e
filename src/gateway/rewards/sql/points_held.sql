-- Locks a player's points; creates the row if needed.
create or replace function points_held(player uuid) returns void language plpgsql as $$
begin
  insert into point_accounts (account_id) values (player) on conflict do nothing;
  perform from point_accounts where account_id = player for update;
end $$;
