-- Figures of the site's money by day, and by everything that they are divided by: the one definition of each.
-- `bounds`: starts of the days and the end of the last; `day` counts from 1. `line`: agent at the top of the player's
-- line, also for the agent's own play. Amounts are minor units.
--   stakes, wins    bets when they are settled; a void or a correction counts as a difference when it is booked
--   deposits        credited by the clearing account of deposits, less reversals
--   withdrawals     paid out, less what came back
--   bonus, cashback granted by the house, less what it got back of ended grants
--   wages           paid to agents
create or replace function money_figures(bounds timestamptz[], agent_types smallint[]) returns table (day int,
  figure text, category text, vendor text, line uuid, source text, offer text, version int, times bigint,
  amount bigint) language sql stable set enable_seqscan to off as $$
  with span as (
    select bounds[1] as since, bounds[cardinality(bounds)] as until
  ), settled as (
    select f.created_at as at, x.account_id, x.path[1] as top, x.category, x.vendor, x.sign, x.stake, x.result
    from bet_facts f cross join lateral (
      select f.account_id, f.path, f.category, f.vendor, 1 as sign, f.stake, f.result where f.kind <> 'cancelled'
      union all
      select r.account_id, r.path, r.category, r.vendor, -1, r.stake, r.result from bet_facts r
        where r.id = f.replaces and r.kind <> 'cancelled') x
    where f.created_at >= (select since from span) and f.created_at < (select until from span)
  ), booked as (
    select t.id, t.created_at as at, t.kind, a.purpose, e.amount
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id and a.owner_id is null
    where t.kind in ('deposit', 'withdrawal', 'refund', 'adjustment', 'bonus', 'salary')
      and t.created_at >= (select since from span) and t.created_at < (select until from span)
      and (a.purpose in ('payin', 'payout', 'promotions', 'salary')
        or t.kind = 'bonus' and a.purpose like 'studio:%' and a.purpose not like '%:trial')
    union all
    -- Returns of bets, too: once the grant has ended, its part goes to the house.
    select e.transfer_id, e.created_at, e.kind, a.purpose, e.amount
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_id is null and a.purpose like 'forfeit:%'
      and e.created_at >= (select since from span) and e.created_at < (select until from span)
  ), moved as (
    select b.at, b.purpose, case b.purpose when 'payout' then b.amount else -b.amount end as amount,
      p.player, g.source, g.offer, g.version
    from booked b cross join lateral (
      select max(coalesce(a.owner_id, split_part(a.purpose, ':', 2)::uuid)::text)::uuid as player,
        max(case when b.kind = 'bonus' and a.purpose like 'grant:%' then substr(a.purpose, 7) end)::uuid as bonus
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transfer_id = b.id
        and (a.owner_id is not null or a.purpose like 'receivable:%' or a.purpose like 'forfeit:%')) p
      cross join lateral (
      select max(r.source) as source, max(r.reckoned ->> 'code') as offer,
        max((r.reckoned ->> 'version')::int) as version
      from rewards r where r.transfer_id = coalesce((select n.transfer_id from grants n where n.id = p.bonus), b.id)) g
  ), listed as (
    select s.at, 'stakes' as figure, s.category, s.vendor, s.account_id as player, s.top, null as source,
      null as offer, null::int as version, s.sign as times, s.sign * s.stake as amount from settled s
    union all
    select s.at, 'wins', s.category, s.vendor, s.account_id, s.top, null, null, null, 0, s.sign * s.result
      from settled s where s.result <> 0
    union all
    select m.at, case m.purpose when 'payin' then 'deposits' when 'payout' then 'withdrawals' when 'salary' then 'wages'
        else case m.source when 'cashback' then 'cashback' else 'bonus' end end,
      null, null, m.player, (tree_path(m.player, m.at))[1],
      case when m.purpose in ('payin', 'payout', 'salary') then null else coalesce(m.source,
        case when m.purpose like 'studio:%' then 'studio' when m.purpose = 'promotions' then 'points'
          else 'other' end) end,
      m.offer, m.version, (m.amount > 0)::int, m.amount
      from moved m
  )
  select width_bucket(l.at, bounds), l.figure, l.category, l.vendor,
    coalesce(l.top, case when a.type = any (agent_types) then a.id end), l.source, l.offer, max(l.version),
    sum(l.times)::bigint, sum(l.amount)::bigint
  from listed l left join accounts a on a.id = l.player
  group by 1, 2, 3, 4, 5, 6, 7
$$;
