-- Pays a debt of points from the available ones; the caller locks the row.
create or replace function points_collected(player uuid) returns void language plpgsql as $$
declare
  held point_accounts;
  part bigint;
begin
  select * into held from point_accounts where account_id = player;
  part := least(held.debt, points_of(player));
  if part > 0 then
    update point_accounts set debt = debt - part, collected = collected + 1 where account_id = player;
    perform points_moved(player, 'points:debt:' || player || ':' || held.collected + 1, 'pointsTakenBack', -part);
  end if;
end $$;
