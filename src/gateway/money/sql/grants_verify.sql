-- Lists grants that do not match their credit, their stakes or their end.
create or replace function grants_verify() returns table (problem text, at uuid) language sql stable as $$
  with came as (
    select t.id, t.kind, a.owner_id, e.seq, e.amount
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.kind in ('deposit', 'upline', 'bonus') and (a.purpose = 'main' or starts_with(a.purpose, 'grant:'))
      and e.amount > 0 and not starts_with(t.idempotency_key, 'grant:')
  )
  select 'grantMissing', came.id from came where came.kind = 'deposit'
    and not exists (select from grants g where g.transfer_id = came.id and g.owner_id = came.owner_id)
  union all
  select 'grantDiffers', g.id from grants g left join came on came.id = g.transfer_id and came.owner_id = g.owner_id
    where came.id is null or came.amount < g.amount or g.kind <> 'bonus' and came.seq <> g.seq
      or came.kind <> case g.kind when 'received' then 'upline' else g.kind end
      or g.kind <> 'received' and came.amount <> g.amount
      or g.kind = 'deposit' and g.owed % g.amount <> 0
  union all
  select 'grantOverdone', g.id from grants g
    where g.worked_off < 0 or g.handed_on < 0 or g.worked_off + g.handed_on + g.given_up > g.owed
      or (g.ended_at is null) <> (g.worked_off + g.handed_on + g.given_up < g.owed)
  union all
  select 'grantUnfounded', g.id from grants g
    where g.worked_off <> (select coalesce(sum(s.amount), 0) from grant_stakes s where s.grant_id = g.id)
      or g.handed_on <> (select coalesce(sum(p.amount), 0) from grant_parts p where p.grant_id = g.id)
  union all
  select 'grantOverstaked', f.id from grant_stakes s join bet_facts f on f.id = s.fact_id
    join grants g on g.id = s.grant_id
    group by f.id having sum(s.amount) > f.valid_bet or bool_or(g.owner_id <> f.account_id)
      or bool_or(not turnover_counts(g.rules, f)) or bool_or(not grant_is_live(g, f.bet_at))
      or exists (select from bet_facts later where later.replaces = f.id)
  union all
  select 'grantHandedOn', coalesce(p.id, g.transfer_id)
    from (select transfer_id as id, sum(amount) as amount from grant_parts group by 1) p
    full join (select transfer_id, owed from grants where kind = 'received') g on g.transfer_id = p.id
    where p.amount is distinct from g.owed
  union all
  -- Money taken back from a cancelled bonus has a transfer of the same amount, at most that of the bonus; and each
  -- such transfer belongs to a bonus.
  select 'grantTaken', coalesce(g.id, p.id)
    from (select * from grants where taken_by is not null) g
    full join (select t.id, -e.amount as amount, a.owner_id from ledger_transfers t
      join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id
      where t.kind = 'bonus' and t.idempotency_key like 'bonus:%'
        and (a.purpose = 'main' or starts_with(a.purpose, 'grant:'))) p on p.id = g.taken_by
    where p.id is null or g.id is null or p.amount <> g.taken or p.owner_id <> g.owner_id
  union all
  -- An ended grant holds nothing, and an account without a grant does not exist.
  select 'grantNotEmpty', a.id from ledger_accounts a left join grants g on a.purpose = 'grant:' || g.id
    where starts_with(a.purpose, 'grant:') and (g.id is null or g.owner_id <> a.owner_id or g.kind <> 'bonus'
      or g.ended_at is not null and ledger_balance(a.id) <> 0)
  union all
  -- Granted money becomes the player's own only when its requirement was met, and at most up to the cap.
  select 'grantConverted', g.id from grants g join ledger_accounts a on a.purpose = 'grant:' || g.id
    left join lateral (select coalesce(sum(m.amount), 0) as amount from ledger_entries e
      join ledger_transfers t on t.id = e.transfer_id and starts_with(t.idempotency_key, 'grant:' || g.id || ':')
      join ledger_entries m on m.transfer_id = t.id
      join ledger_accounts l on l.id = m.account_id and l.owner_id = g.owner_id and l.purpose = 'main'
      where e.account_id = a.id and m.amount > 0) own on true
    where own.amount <> g.converted or g.converted > g.cap or g.converted > 0 and g.ended_by is distinct from 'met'
  union all
  -- Other than that, only stakes and their returns touch it.
  select 'grantMoved', t.id from ledger_accounts a join ledger_entries e on e.account_id = a.id
    join ledger_transfers t on t.id = e.transfer_id
    where starts_with(a.purpose, 'grant:') and t.kind not in ('bet', 'win')
      and not (t.kind = 'bonus' and (t.idempotency_key ~ '^(reward|points|bonus):'
        or starts_with(t.idempotency_key, a.purpose || ':')))
  union all
  -- The bet records the granted part of its stake.
  select 'grantStaked', o.id from lottery_orders o
    where o.granted <> coalesce((select sum(p.amount) from stake_parts(o.transfers[1:1]) p), 0)
      and exists (select from stake_parts(o.transfers[1:1]))
$$;
