-- Lists differences between the points and the bets, credits and redemptions they come from.
create or replace function points_verify() returns table (problem text, at uuid) language sql stable as $$
  with sides as (
    select t.id, t.idempotency_key as key, t.kind, t.mode, t.refers_to, a.owner_id, a.purpose, e.amount
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where a.owner_id is not null and a.purpose in ('points', 'points:held')
  ), play as (
    select owner_id as account_id, sum(amount) as net from sides where kind in ('pointsEarned', 'pointsTakenBack')
      group by 1
  ), known as (
    select f.account_id, sum(p.worth) filter (where not exists (select from bet_facts l
      join point_facts lp on lp.fact_id = l.id where l.replaces = f.id)) as worth
    from point_facts p join bet_facts f on f.id = p.fact_id group by 1
  )
  select 'pointsDiffer', coalesce(p.account_id, play.account_id) from point_accounts p
    full join play using (account_id) left join known on known.account_id = coalesce(p.account_id, play.account_id)
    where p.account_id is null or p.worth <> coalesce(known.worth, 0) or p.earned + p.debt <> coalesce(play.net, 0)
      or p.debt > 0 and points_of(p.account_id) > 0
  union all
  select 'pointsNotReckoned', f.id from bet_facts f join accounts a on a.id = f.account_id
    where a.type <> 4 and (exists (select from point_facts p where p.fact_id = f.id) = exists (select
      from point_fact_queue q where q.fact_id = f.id))
  union all
  select 'pointsMixed', e.transfer_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
    group by 2 having bool_or(a.purpose like 'points%') and not bool_and(a.purpose like 'points%')
  union all
  select 'pointsCreditDiffers', coalesce(c.transfer_id, s.id) from point_credits c
    full join (select * from sides where kind in ('pointsReward', 'pointsGiven')) s on s.id = c.transfer_id
    where c.key is null or s.id is null or s.owner_id <> c.account_id or s.amount <> c.amount or s.kind <> c.kind
  union all
  select 'redemptionDiffers', coalesce(r.id, s.id) from redemptions r
    full join (select * from sides
      where kind in ('pointsRedeemed', 'pointsConverted') and purpose = 'points') s on s.id = r.transfer_id
    where r.id is null or s.id is null or s.owner_id <> r.account_id or s.amount <> -r.points
      or s.kind <> case r.type when 'goods' then 'pointsRedeemed' else 'pointsConverted' end
      or s.mode <> case r.type when 'goods' then 'pending' else 'posted' end
  union all
  select 'redemptionState', r.id from redemptions r
    left join ledger_transfers e on e.refers_to = r.transfer_id and e.mode in ('post', 'partlyPost', 'void')
    where r.type = 'goods' and e.mode is distinct from case r.state when 'approved' then 'post' when 'rejected'
      then 'void' end
  union all
  select 'redemptionMoney', r.id from redemptions r
    left join (ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id
        and (a.purpose = 'main' or starts_with(a.purpose, 'grant:')))
      on t.id = r.money_transfer_id and a.owner_id = r.account_id
    where r.type = 'money' and (e.amount is distinct from r.amount or t.kind <> 'bonus')
  union all
  select 'pointsHeld', a.id from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.purpose = 'points:held' group by a.id, a.owner_id
    having sum(e.amount) <> coalesce((select sum(r.points) from redemptions r
      where r.account_id = a.owner_id and r.state = 'inProcess'), 0)
  union all
  select 'stockDiffers', r.transfer_id from redemptions r join point_goods g on g.code = r.good
    where r.state <> 'rejected'
      and r.number = (select max(number) from redemptions m where m.good = g.code and m.state <> 'rejected')
      and g.quantity - g.available <> (select coalesce(sum(quantity), 0) from redemptions o
        where o.good = g.code and o.state <> 'rejected')
$$;
