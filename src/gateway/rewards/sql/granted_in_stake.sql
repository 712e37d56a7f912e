-- Granted part of a stake, and the largest position that may contain granted money (null: no limit). balance: the main
-- wallet before the stake.
create or replace function granted_in_stake(player uuid, stake bigint, balance bigint, out granted bigint,
  out most bigint) language plpgsql stable as $$
declare
  remaining bigint;
begin
  granted := 0;
  if stake = 0 or not exists (select from grants g
    where g.owner_id = player and g.kind = 'bonus' and g.ended_at is null) then
    return;
  end if;
  select coalesce(sum(l.money), 0),
    min((g.rules ->> 'mostStake')::numeric * 100) filter (where l.money > 0) into remaining, most
    from grants g cross join lateral (select bonus_left(g) as money) l
    where g.owner_id = player and g.kind = 'bonus' and g.ended_at is null;
  granted := greatest(0, least(stake, remaining - (balance - stake)));
end $$;
