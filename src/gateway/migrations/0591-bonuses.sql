-- Bonuses: money that was given and is to be staked so many times. By which play and up to which stake is the grant's own rule, so that a bet that does not
-- count for it still counts for the others. A bonus can be given up: what is left of its money goes back, and nothing more is owed for it.
alter table grants
  -- Games that do not count (`excluded`: categories, vendors or games), and the most that a bet may be of that counts (`mostStake`).
  add column rules jsonb not null default '{}',
  -- What was still to be staked when it was given up; what of its money was left and taken then; and the transfer of that, where there was any.
  add column given_up bigint not null default 0 check (given_up >= 0),
  add column taken bigint check (taken >= 0),
  add column taken_by uuid unique references ledger_transfers (id),
  add column given_up_at timestamptz;
alter table grants
  drop constraint grants_check, drop constraint grants_check1,
  add constraint grants_worked check (worked_off + handed_on + given_up <= owed),
  add constraint grants_over check ((ended_at is null) = (worked_off + handed_on + given_up < owed)),
  add constraint grants_given_up check ((given_up_at is null) = (taken is null) and (given_up = 0 or given_up_at is not null)
    and (taken_by is not null) = coalesce(taken > 0, false) and (given_up_at is null or kind = 'bonus'));
create index grants_bonuses on grants (owner_id, seq) where kind = 'bonus';

create function bonus_granted(transfer uuid, owner uuid, money bigint, owes bigint, counts jsonb) returns void language plpgsql as $$
begin
  perform turnover_granted(transfer, owner, 'bonus', money, owes);
  update grants set rules = counts where transfer_id = transfer and owner_id = owner and rules = '{}';
end $$;

-- Whether a bet counts for a grant: none of a game that is left out, and none above the most.
create function turnover_counts(rules jsonb, fact bet_facts) returns boolean language sql immutable as $$
  select not coalesce(rules -> 'excluded' ?| array[fact.category, fact.vendor, fact.game], false)
    and coalesce(fact.stake <= (rules ->> 'mostStake')::numeric * 100, true)
$$;

-- As before; of a bonus that was given up nothing is owed again.
create or replace function turnover_played(fact bet_facts) returns void language plpgsql as $$
declare
  place bigint;
  rest bigint := fact.valid_bet;
  part bigint;
  one record;
begin
  for one in delete from grant_stakes where fact_id = fact.replaces returning grant_id, amount loop
    update grants set worked_off = worked_off - one.amount,
        given_up = given_up + case when given_up_at is null then 0 else one.amount end,
        ended_at = case when given_up_at is null then null else ended_at end
      where id = one.grant_id;
  end loop;
  if rest = 0 then
    return;
  end if;
  select min(e.seq) into strict place from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_id = fact.account_id and a.purpose = 'main' and e.transfer_id = any (fact.transfers) and e.amount < 0;
  for one in select g.id, g.owed - g.worked_off - g.handed_on as open from grants g
    where g.owner_id = fact.account_id and g.ended_at is null and g.seq < place and turnover_counts(g.rules, fact) order by g.seq loop
    exit when rest <= 0;
    part := least(rest, one.open);
    rest := rest - part;
    update grants set worked_off = worked_off + part, ended_at = case when part = one.open then app_now() end where id = one.id;
    insert into grant_stakes values (one.id, fact.id, part);
  end loop;
end $$;

-- Whether a bet of a player's is not decided yet.
create function bets_open(player uuid) returns boolean language sql stable as $$
  select exists (select from studio_rounds where account_id = player and ended_at is null and staked > 0)
    or exists (select from lottery_orders where account_id = player and state in ('placed', 'closed'))
$$;

-- What is left of a bonus's money, minor units. A player's own money is staked first, and what is won is theirs: so the bonus is never more than what
-- they hold, nor than what they held before any money that came later. What is worked off of it is theirs too, bit by bit.
create function bonus_left(one grants) returns bigint language sql stable as $$
  with mine as (
    select a.id, a.purpose from ledger_accounts a
    where a.owner_id = one.owner_id and (a.purpose in ('main', 'locked') or a.purpose like 'vendor:%')
  ), held as (
    select coalesce(sum(l.balance_after), 0) as now from mine cross join lateral (
      select balance_after from ledger_entries where account_id = mine.id order by seq desc limit 1) l
  ), came as (
    select e.transfer_id, max(e.created_at) as at, max(e.seq) filter (where m.purpose = 'main') as place, sum(e.amount) as amount
    from mine m join ledger_entries e on e.account_id = m.id
    where e.created_at >= one.created_at and (m.purpose <> 'main' or e.seq > one.seq) and e.transfer_id <> one.transfer_id
      and e.kind not in ('bet', 'win', 'transfer')
    group by 1 having sum(e.amount) <> 0
  ), before as (
    select held.now - (select sum(later.amount) from came later where later.at > c.at or later.at = c.at and coalesce(later.place, 0) >= c.place)
      - (select coalesce(sum(case b.kind when 'cancelled' then 0 else b.result - b.stake end), 0) from bets b
          where b.account_id = one.owner_id and b.bet_at > c.at) as then_held
    from came c cross join held where c.amount > 0
  )
  select greatest(0, least(div(one.amount::numeric * (one.owed - one.worked_off - one.handed_on - one.given_up), one.owed), held.now,
    (select min(then_held) from before)))::bigint from held
$$;

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
    where g.worked_off < 0 or g.handed_on < 0 or g.worked_off + g.handed_on + g.given_up > g.owed
      or (g.ended_at is null) <> (g.worked_off + g.handed_on + g.given_up < g.owed)
  union all
  select 'grantUnfounded', g.id from grants g
    where g.worked_off <> (select coalesce(sum(s.amount), 0) from grant_stakes s where s.grant_id = g.id)
      or g.handed_on <> (select coalesce(sum(p.amount), 0) from grant_parts p where p.grant_id = g.id)
  union all
  select 'grantOverstaked', f.id from grant_stakes s join bet_facts f on f.id = s.fact_id join grants g on g.id = s.grant_id
    group by f.id having sum(s.amount) > f.valid_bet or bool_or(g.owner_id <> f.account_id) or bool_or(not turnover_counts(g.rules, f))
      or exists (select from bet_facts later where later.replaces = f.id)
  union all
  select 'grantHandedOn', coalesce(p.id, g.transfer_id)
    from (select transfer_id as id, sum(amount) as amount from grant_parts group by 1) p
    full join (select transfer_id, owed from grants where kind = 'received') g on g.transfer_id = p.id
    where p.amount is distinct from g.owed
  union all
  -- What was taken of a bonus that was given up has its transfer, of as much and never more than was given; no such transfer is without one.
  select 'grantTaken', coalesce(g.id, p.id)
    from (select * from grants where taken_by is not null) g
    full join (select t.id, -e.amount as amount, a.owner_id from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
      join ledger_accounts a on a.id = e.account_id
      where t.kind = 'bonus' and t.idempotency_key like 'bonus:%' and a.purpose = 'main') p on p.id = g.taken_by
    where p.id is null or g.id is null or p.amount <> g.taken or g.taken > g.amount or p.owner_id <> g.owner_id
$$;
