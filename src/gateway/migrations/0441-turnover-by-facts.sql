-- Turnover is worked off by facts alone. Bets of before have a fact each, with what came back of them where that is known, and keep what they have
-- worked off. And facts are compared with the ledger: what nothing replaces has moved what it says, and no transfer is of two bets.
insert into bet_facts (id, account_id, path, studio, bet_id, version, event, kind, round_id, vendor, game, category, stake, valid_bet, result,
    bonus_part, status, bet_at, created_at, transactions, transfers)
  select gen_random_uuid(), a.owner_id, tree_path(a.owner_id), 'before', t.id::text, 1, 'settled', 'settled', t.id::text, 'before', 'before', 'RNG',
    -e.amount, -e.amount, coalesce(w.amount, 0), 0, bet_status('settled', -e.amount, coalesce(w.amount, 0)), e.created_at, greatest(coalesce(w.created_at, e.created_at), e.created_at),
    case when w.id is null then array['bet'] else array['bet', 'win'] end, case when w.id is null then array[t.id] else array[t.id, w.id] end
  from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
  left join lateral (
    select x.id, y.amount, y.created_at from ledger_transfers x join ledger_entries y on y.transfer_id = x.id
    where x.idempotency_key = regexp_replace(t.idempotency_key, ':bet$', ':win') and x.kind = 'win' and y.account_id = a.id) w on true
  where t.kind = 'bet' and a.owner_id is not null and a.purpose = 'main' and e.amount < 0;
insert into bet_fact_queue select id, app_now() from bet_facts;

with moved as (
  delete from grant_parts p using ledger_transfers t where t.id = p.transfer_id and t.kind = 'bet' returning p.*
)
insert into grant_stakes select m.grant_id, f.id, m.amount
  from moved m join grants g on g.id = m.grant_id join bet_facts f on f.account_id = g.owner_id and f.bet_id = m.transfer_id::text;
drop function turnover_worked_off;

create or replace function grants_verify() returns table (problem text, at uuid) language sql stable as $$
  with came as (
    select t.id, t.kind, a.owner_id, e.seq, e.amount
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.kind in ('deposit', 'upline') and a.purpose = 'main' and e.amount > 0
  )
  select 'grantMissing', came.id from came where came.kind = 'deposit'
    and not exists (select from grants g where g.transfer_id = came.id and g.owner_id = came.owner_id)
  union all
  select 'grantDiffers', g.id from grants g left join came on came.id = g.transfer_id and came.owner_id = g.owner_id
    where came.id is null or came.seq <> g.seq or came.amount < g.amount
      or came.kind <> case g.kind when 'deposit' then 'deposit' else 'upline' end
      or g.kind = 'deposit' and (came.amount <> g.amount or g.owed % g.amount <> 0)
  union all
  select 'grantOverdone', g.id from grants g
    where g.worked_off < 0 or g.handed_on < 0 or g.worked_off + g.handed_on > g.owed
      or (g.ended_at is null) <> (g.worked_off + g.handed_on < g.owed)
  union all
  select 'grantUnfounded', g.id from grants g
    where g.worked_off <> (select coalesce(sum(s.amount), 0) from grant_stakes s where s.grant_id = g.id)
      or g.handed_on <> (select coalesce(sum(p.amount), 0) from grant_parts p where p.grant_id = g.id)
  union all
  select 'grantOverstaked', f.id from grant_stakes s join bet_facts f on f.id = s.fact_id join grants g on g.id = s.grant_id
    group by f.id having sum(s.amount) > f.valid_bet or bool_or(g.owner_id <> f.account_id)
      or exists (select from bet_facts later where later.replaces = f.id)
  union all
  select 'grantHandedOn', coalesce(p.id, g.transfer_id)
    from (select transfer_id as id, sum(amount) as amount from grant_parts group by 1) p
    full join (select transfer_id, owed from grants where kind = 'received') g on g.transfer_id = p.id
    where p.amount is distinct from g.owed
$$;

-- What bets are now: the facts that no other replaces.
create view bets as select f.* from bet_facts f where not exists (select from bet_facts later where later.replaces = f.id);

create function facts_verify() returns table (problem text, at uuid) language sql stable as $$
  select 'factDiffers', b.id from bets b
    where case b.kind when 'cancelled' then 0 else b.result - b.stake end <> (
      select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where (a.owner_id = b.account_id or a.purpose = 'receivable:' || b.account_id) and e.transfer_id = any (b.transfers))
  union all
  select 'factShared', transfer from bets b cross join unnest(b.transfers) transfer
    where transfer is not null group by transfer, b.account_id having count(*) > 1
$$;
