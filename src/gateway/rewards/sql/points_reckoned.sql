-- Earns points for all queued bets of one player, in their order; returns their number, null if no unlocked player
-- waits. Factors are hundredths of a point for each minor unit of valid bet. Trials earn none.
create or replace function points_reckoned(factors jsonb, unit bigint) returns bigint language plpgsql as $$
declare
  waiting record;
  held point_accounts;
  one record;
  change numeric := 0;
  sum_before bigint;
  counted bigint := 0;
  last uuid;
begin
  for waiting in select distinct on (account_id) account_id from point_fact_queue order by account_id loop
    insert into point_accounts (account_id) values (waiting.account_id) on conflict do nothing;
    select * into held from point_accounts where account_id = waiting.account_id for update skip locked;
    if held.account_id is null then
      continue;
    end if;
    for one in
      with taken as (delete from point_fact_queue where account_id = held.account_id returning fact_id)
      select f.id, f.replaces, own_valid_bet(f.valid_bet, f.stake, f.bonus_part) as valid_bet, f.category, a.type
        from taken t join bet_facts f on f.id = t.fact_id
        join accounts a on a.id = f.account_id
        order by f.created_at, f.version
    loop
      counted := counted + 1;
      last := one.id;
      continue when one.type = 4;
      insert into point_facts
        values (one.id, held.account_id,
        one.valid_bet * coalesce((factors ->> one.category)::numeric, 0) / (100 * unit));
      change := change + (select worth from point_facts
        where fact_id = one.id) - coalesce((select worth from point_facts where fact_id = one.replaces), 0);
    end loop;
    -- A concurrent call has processed them.
    continue when counted = 0;
    sum_before := held.earned;
    update point_accounts set worth = worth + change, earned = floor(worth + change) where account_id = held.account_id
      returning * into held;
    if held.earned > sum_before then
      perform points_moved(held.account_id, 'points:play:' || last, 'pointsEarned', held.earned - sum_before);
    elsif held.earned < sum_before then
      update point_accounts set debt = debt + sum_before - held.earned where account_id = held.account_id;
    end if;
    perform points_collected(held.account_id);
    return counted;
  end loop;
  return null;
end $$;
