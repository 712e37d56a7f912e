-- What players are given: a row for each reward, once for each thing that it is given for. It is claimed once, by a transfer of its own; what
-- is to be staked for its money is a grant. Nobody who takes a break is shown or given any (`rewards_barred`).
create table rewards (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  source text not null check (source in ('offer', 'activity', 'raffle', 'vip', 'cashback', 'mission', 'leaderboard', 'referral')),
  -- What of the source it is given for.
  key text not null check (length(key) between 1 and 200),
  money bigint not null check (money >= 0),
  points bigint not null check (points >= 0),
  -- How much is to be staked for the money, and by which play.
  requirement bigint not null check (requirement >= 0),
  rules jsonb not null,
  -- From what it was reckoned, as its page tells it.
  reckoned jsonb not null,
  created_at timestamptz not null,
  claim_by timestamptz check (claim_by > created_at),
  withdrawn_at timestamptz,
  claimed_at timestamptz,
  transfer_id uuid unique references ledger_transfers (id),
  unique (account_id, source, key),
  check (money + points > 0),
  check (money > 0 or requirement = 0),
  check (claimed_at is null or withdrawn_at is null),
  check ((transfer_id is not null) = (claimed_at is not null and money > 0))
);
create index rewards_of on rewards (account_id, created_at desc, id desc);
create index rewards_open on rewards (account_id) where claimed_at is null and withdrawn_at is null;

-- A trial, a break, an exclusion (one's own, or found by details), and a deposit limit that is used up.
create function rewards_barred(player uuid) returns boolean language sql stable as $$
  select coalesce((
    select a.type = 4 or a.blocked or gaming_block(a.id) is not null or coalesce(deposit_limit_left(a.id) - deposits_payable(a.id) <= 0, false)
    from accounts a where a.id = player), true)
$$;

alter table grants drop constraint grants_kind_check;
alter table grants add constraint grants_kind_check check (kind in ('deposit', 'received', 'bonus'));

create or replace function grants_verify() returns table (problem text, at uuid) language sql stable as $$
  with came as (
    select t.id, t.kind, a.owner_id, e.seq, e.amount
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.kind in ('deposit', 'upline', 'bonus') and a.purpose = 'main' and e.amount > 0
  )
  select 'grantMissing', came.id from came where came.kind = 'deposit'
    and not exists (select from grants g where g.transfer_id = came.id and g.owner_id = came.owner_id)
  union all
  select 'grantDiffers', g.id from grants g left join came on came.id = g.transfer_id and came.owner_id = g.owner_id
    where came.id is null or came.seq <> g.seq or came.amount < g.amount
      or came.kind <> case g.kind when 'received' then 'upline' else g.kind end
      or g.kind <> 'received' and came.amount <> g.amount
      or g.kind = 'deposit' and g.owed % g.amount <> 0
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

-- Each reward with money that was claimed has its transfer and what is to be staked for it, and no reward's transfer is without one.
create function rewards_verify() returns table (problem text, at uuid) language sql stable as $$
  with paid as (
    select t.id, e.amount, a.owner_id, t.idempotency_key as key
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.kind = 'bonus' and a.purpose = 'main' and t.idempotency_key like 'reward:%'
  )
  select 'rewardDiffers', coalesce(r.id, p.id)
    from (select * from rewards where transfer_id is not null) r full join paid p on p.id = r.transfer_id
    where p.id is null or r.id is null or p.amount <> r.money or p.owner_id <> r.account_id or p.key <> 'reward:' || r.id
  union all
  select 'rewardUnfounded', r.id from rewards r left join grants g on g.transfer_id = r.transfer_id and g.owner_id = r.account_id
    where r.transfer_id is not null and coalesce(g.owed, 0) <> r.requirement
$$;
