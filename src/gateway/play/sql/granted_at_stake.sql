-- Granted money in a player's undecided bets, and in rounds of which a win waits for operators, by grant.
create or replace function granted_at_stake(player uuid) returns table (purpose text, amount bigint)
language sql stable as $$
  select s.purpose, sum(s.amount)::bigint from (
    select p.purpose, p.amount from lottery_orders o cross join stake_parts(o.transfers[1:1]) p
      where o.account_id = player and o.state in ('placed', 'closed') and o.granted > 0
    union all
    select p.purpose, p.amount from studio_rounds r cross join stake_parts(studio_stakes(r)) p
      where r.account_id = player and r.ended_at is null and r.bets > 0 and r.granted > 0
    union all
    select p.purpose, p.amount from studio_rounds r cross join stake_parts(studio_stakes(r)) p
      where (r.studio_id, r.account_id, r.round_id) in (select h.studio_id, h.account_id, h.round_id
          from studio_holds h where h.account_id = player and h.state = 'held')
        and r.ended_at is not null and r.granted > 0) s
    group by s.purpose
$$;
