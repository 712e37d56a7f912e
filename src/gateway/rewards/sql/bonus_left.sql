-- Remaining money of a bonus, minor units. A player's own money is staked first and wins are theirs, so that the bonus
-- never exceeds the balance now, nor the balance before any later credit. The part that is worked off becomes theirs
-- too.
create or replace function bonus_left(one grants) returns bigint language sql stable as $$
  with mine as (
    select a.id, a.purpose from ledger_accounts a
    where a.owner_id = one.owner_id and (a.purpose in ('main', 'locked') or a.purpose like 'vendor:%')
  ), held as (
    select coalesce(sum(l.balance_after), 0) as now from mine cross join lateral (
      select balance_after from ledger_entries where account_id = mine.id order by seq desc limit 1) l
  ), came as (
    select e.transfer_id, max(e.created_at) as at, max(e.seq) filter (where m.purpose = 'main') as place,
      sum(e.amount) as amount
    from mine m join ledger_entries e on e.account_id = m.id
    where e.created_at >= one.created_at and (m.purpose <> 'main' or e.seq > one.seq)
      and e.transfer_id <> one.transfer_id
      and e.kind not in ('bet', 'win', 'transfer')
    group by 1 having sum(e.amount) <> 0
  ), before as (
    select held.now - (select sum(later.amount) from came later
      where later.at > c.at or later.at = c.at and coalesce(later.place, 0) >= c.place)
      - (select coalesce(sum(case b.kind when 'cancelled' then 0 else b.result - b.stake end), 0) from bets b
          where b.account_id = one.owner_id and b.bet_at > c.at) as then_held
    from came c cross join held where c.amount > 0
  )
  select greatest(0, least(div(one.amount::numeric * (one.owed - one.worked_off - one.handed_on - one.given_up),
    one.owed), held.now,
    (select min(then_held) from before)))::bigint from held
$$;
