-- What points are spent on: things, and money. A redemption of a thing holds its points until an operator approves it, which posts them, or rejects it, which
-- gives them and the thing back. One for money is approved at once. And points are compared with what they were booked for.
create table point_goods (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,39}$'),
  title_bn text not null check (length(title_bn) between 1 and 80),
  title_en text not null check (length(title_en) between 1 and 80),
  text_bn text not null check (length(text_bn) <= 400),
  text_en text not null check (length(text_en) <= 400),
  -- Which of the portal's drawings shows it.
  picture text not null check (length(picture) between 1 and 40),
  points bigint not null check (points > 0),
  -- What must have been played lately, minor units of valid bets.
  amount bigint not null check (amount >= 0),
  quantity int not null check (quantity >= 0),
  available int not null check (available between 0 and quantity),
  place int not null default 0,
  hidden boolean not null default false
);

create table redemptions (
  id uuid primary key,
  number bigint generated always as identity unique,
  account_id uuid not null references accounts (id),
  -- The player's own key for it: the same again is the same redemption.
  key text not null check (length(key) between 1 and 200),
  type text not null check (type in ('goods', 'money')),
  good text references point_goods (code),
  quantity int not null check (quantity > 0),
  points bigint not null check (points > 0),
  -- Minor units of money that came of it.
  amount bigint not null check (amount >= 0),
  state text not null check (state in ('inProcess', 'approved', 'rejected')),
  remark text,
  at timestamptz not null,
  decided_at timestamptz,
  -- What holds the points of a thing, or took those for money; and what brought the money.
  transfer_id uuid not null unique references ledger_transfers (id),
  money_transfer_id uuid unique references ledger_transfers (id),
  unique (account_id, key),
  check ((type = 'goods') = (good is not null)),
  check ((type = 'money') = (money_transfer_id is not null) and (type = 'money') = (amount > 0)),
  check ((decided_at is null) = (state = 'inProcess')),
  check (type = 'goods' or state = 'approved')
);
create index redemptions_account on redemptions (account_id, number desc);
create index redemptions_open on redemptions (number) where state = 'inProcess';

-- A hold of points, as one of money, is over with what ends it.
create or replace function ledger_undone() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transfer_id in (new.id, new.refers_to) and (new.mode in ('void', 'reversal') or a.purpose in ('locked', 'points:held'))
    group by a.owner_id, a.purpose having sum(e.amount) <> 0) then
    raise exception 'ledger.notUndone' using errcode = 'MD007';
  end if;
  return null;
end $$;

-- What was ever given and taken is what facts, credits and redemptions say; what is held is what is in process.
create function points_verify() returns table (problem text, at uuid) language sql stable as $$
  with sides as (
    select t.id, t.idempotency_key as key, t.kind, t.mode, t.refers_to, a.owner_id, a.purpose, e.amount
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where a.owner_id is not null and a.purpose in ('points', 'points:held')
  ), play as (
    select owner_id as account_id, sum(amount) as net from sides where kind in ('pointsEarned', 'pointsTakenBack') group by 1
  ), known as (
    select f.account_id, sum(p.worth) filter (where not exists (select from bet_facts l join point_facts lp on lp.fact_id = l.id where l.replaces = f.id)) as worth
    from point_facts p join bet_facts f on f.id = p.fact_id group by 1
  )
  select 'pointsDiffer', coalesce(p.account_id, play.account_id) from point_accounts p
    full join play using (account_id) left join known on known.account_id = coalesce(p.account_id, play.account_id)
    where p.account_id is null or p.worth <> coalesce(known.worth, 0) or p.earned + p.debt <> coalesce(play.net, 0)
      or p.debt > 0 and points_of(p.account_id) > 0
  union all
  select 'pointsNotReckoned', f.id from bet_facts f join accounts a on a.id = f.account_id
    where a.type <> 4 and (exists (select from point_facts p where p.fact_id = f.id) = exists (select from point_fact_queue q where q.fact_id = f.id))
  union all
  select 'pointsMixed', e.transfer_id from ledger_entries e join ledger_accounts a on a.id = e.account_id
    group by 2 having bool_or(a.purpose like 'points%') and not bool_and(a.purpose like 'points%')
  union all
  select 'pointsCreditDiffers', coalesce(c.transfer_id, s.id) from point_credits c
    full join (select * from sides where kind in ('pointsReward', 'pointsGiven')) s on s.id = c.transfer_id
    where c.key is null or s.id is null or s.owner_id <> c.account_id or s.amount <> c.amount or s.kind <> c.kind
  union all
  select 'redemptionDiffers', coalesce(r.id, s.id) from redemptions r
    full join (select * from sides where kind in ('pointsRedeemed', 'pointsConverted') and purpose = 'points') s on s.id = r.transfer_id
    where r.id is null or s.id is null or s.owner_id <> r.account_id or s.amount <> -r.points
      or s.kind <> case r.type when 'goods' then 'pointsRedeemed' else 'pointsConverted' end
      or s.mode <> case r.type when 'goods' then 'pending' else 'posted' end
  union all
  select 'redemptionState', r.id from redemptions r left join ledger_transfers e on e.refers_to = r.transfer_id and e.mode in ('post', 'partlyPost', 'void')
    where r.type = 'goods' and e.mode is distinct from case r.state when 'approved' then 'post' when 'rejected' then 'void' end
  union all
  select 'redemptionMoney', r.id from redemptions r
    left join (ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id and a.purpose = 'main')
      on t.id = r.money_transfer_id and a.owner_id = r.account_id
    where r.type = 'money' and (e.amount is distinct from r.amount or t.kind <> 'bonus')
  union all
  select 'pointsHeld', a.id from ledger_accounts a join ledger_entries e on e.account_id = a.id where a.purpose = 'points:held' group by a.id, a.owner_id
    having sum(e.amount) <> coalesce((select sum(r.points) from redemptions r where r.account_id = a.owner_id and r.state = 'inProcess'), 0)
  union all
  select 'stockDiffers', r.transfer_id from redemptions r join point_goods g on g.code = r.good
    where r.state <> 'rejected' and r.number = (select max(number) from redemptions m where m.good = g.code and m.state <> 'rejected')
      and g.quantity - g.available <> (select coalesce(sum(quantity), 0) from redemptions o where o.good = g.code and o.state <> 'rejected')
$$;
