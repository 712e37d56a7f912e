-- Each bonus has a ledger account of its own, `grant:<id>` of the player, from which stakes take its part and to which
-- their returns go. `ended_by` says how it ended, `converted` what of it became the player's own, `cap` the most that
-- may (null: all of it). `of_deposit`: it came with a deposit, so that a payout ends it.
alter table grants
  add column ended_by text check (ended_by in ('met', 'givenUp', 'handedOn', 'lost')),
  add column converted bigint not null default 0 check (converted >= 0),
  add column cap bigint check (cap >= 0),
  add column of_deposit boolean not null default false,
  drop constraint grants_given_up,
  add constraint grants_given_up check ((given_up_at is null) = (taken is null)
    and (given_up = 0 or kind = 'bonus') and (taken_by is not null) = coalesce(taken > 0, false)
    and (given_up_at is null or kind = 'bonus'));
update grants set ended_by = case when given_up_at is not null then 'givenUp' when handed_on > 0 then 'handedOn'
  else 'met' end where kind = 'bonus' and ended_at is not null;
update grants g set of_deposit = true from rewards r where r.transfer_id = g.transfer_id and r.reckoned ? 'deposit';

-- Open bonuses: what the rule until now counts as their rest moves from the wallet to their accounts, oldest first, at
-- most what the wallet holds. Bets that are open return to the wallet, as they were staked.
do $$
declare
  bonus grants;
  rest bigint;
begin
  for bonus in select * from grants where kind = 'bonus' and ended_at is null order by owner_id, seq loop
    perform from ledger_accounts where owner_id = bonus.owner_id and purpose = 'main' for update;
    rest := least(bonus_left(bonus), ledger_balance((select id from ledger_accounts
      where owner_id = bonus.owner_id and purpose = 'main')));
    continue when rest = 0;
    perform ledger_transfer(jsonb_build_object('id', gen_random_uuid(), 'key', 'grant:' || bonus.id || ':carried',
      'kind', 'bonus', 'hash', 'carried', 'mode', 'posted', 'entries', jsonb_build_array(
        jsonb_build_object('owner', bonus.owner_id, 'purpose', 'main', 'shard', 0, 'amount', (-rest)::text),
        jsonb_build_object('owner', bonus.owner_id, 'purpose', 'grant:' || bonus.id, 'shard', 0, 'amount',
          rest::text))));
  end loop;
end $$;
update lottery_orders set granted = 0 where granted > 0 and state in ('placed', 'closed');
update studio_rounds set granted = 0 where granted > 0 and ended_at is null;

drop trigger if exists lottery_order_granted on lottery_orders;
drop function if exists lottery_order_granted();
drop function if exists granted_in_stake(uuid, bigint, bigint);
drop function if exists studio_moved(jsonb, accounts, text, bigint, bigint, uuid);
drop function if exists lottery_held(jsonb, jsonb);
drop function if exists studio_bet_back(jsonb, studios, accounts, studio_transactions, bigint, timestamptz);
drop function if exists studio_taken_back(jsonb, accounts, studio_transactions, bigint, timestamptz);
drop function if exists studio_rollback(jsonb, studios, accounts, bigint, timestamptz);
drop function if exists studio_bet(jsonb, studios, accounts, studio_rounds, bigint, timestamptz);

-- Costs of a team: what was granted counts when it is granted, and what goes back to the house when it does.
create or replace view team_money as
  select t.id as transfer_id, a.owner_id as account_id, t.created_at as at, case
      when t.kind = 'refund' then 'withdrawal'
      when t.kind = 'bonus' and exists (select from rewards r where r.transfer_id = t.id and r.source = 'cashback')
        then 'cashback'
      else t.kind end as kind,
    (t.kind <> 'refund')::int::bigint as times,
    case when t.kind in ('withdrawal', 'refund') then -e.amount else e.amount end as amount
  from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
  where (t.kind in ('deposit', 'bonus', 'salary', 'refund') and t.mode = 'posted'
        and (a.purpose = 'main' or starts_with(a.purpose, 'grant:'))
      or t.kind = 'withdrawal' and t.mode = 'post' and a.purpose = 'locked')
    and a.owner_id is not null;

-- Hourly sums hold the granted share of the valid bet, so that valid bet less bonus part is what own money staked.
create or replace view bet_fact_changes as
  select f.id as fact_id, x.account_id, date_trunc('hour', x.bet_at, 'UTC') as hour, x.category, x.vendor, x.game,
    x.sign::bigint as bets, x.sign * x.stake as stake, x.sign * x.valid_bet as valid_bet, x.sign * x.result as result,
    x.sign * (x.valid_bet - div(x.valid_bet::numeric * (x.stake - x.bonus_part), greatest(x.stake, 1)))::bigint
      as bonus_part
  from bet_facts f cross join lateral (
    select f.*, 1 as sign where f.kind <> 'cancelled'
    union all select r.*, -1 from bet_facts r where r.id = f.replaces and r.kind <> 'cancelled') x;

create or replace view bets_hourly as
  select account_id, date_trunc('hour', bet_at, 'UTC') as hour, category, vendor, game, count(*) as bets,
    sum(stake)::bigint as stake, sum(valid_bet)::bigint as valid_bet, sum(result)::bigint as result,
    sum(valid_bet - div(valid_bet::numeric * (stake - bonus_part), greatest(stake, 1)))::bigint as bonus_part
  from bets where kind <> 'cancelled' group by 1, 2, 3, 4, 5;

do $$ begin
  if exists (select from bet_facts where bonus_part > 0) then
    perform rollups_rebuilt();
  end if;
end $$;
