-- By the hour, of bonus money only what lies in the valid bet is added up: a bet that came back without risk takes nothing away from the others of its hour,
-- so that what was staked of a player's own is the same by the hour as bet by bet.
create or replace view bet_fact_changes as
  select f.id as fact_id, x.account_id, date_trunc('hour', x.bet_at, 'UTC') as hour, x.category, x.vendor, x.game, x.sign::bigint as bets,
    x.sign * x.stake as stake, x.sign * x.valid_bet as valid_bet, x.sign * x.result as result, x.sign * least(x.bonus_part, x.valid_bet) as bonus_part
  from bet_facts f cross join lateral (
    select f.*, 1 as sign where f.kind <> 'cancelled'
    union all select r.*, -1 from bet_facts r where r.id = f.replaces and r.kind <> 'cancelled') x;

create or replace view bets_hourly as
  select account_id, date_trunc('hour', bet_at, 'UTC') as hour, category, vendor, game, count(*) as bets, sum(stake)::bigint as stake,
    sum(valid_bet)::bigint as valid_bet, sum(result)::bigint as result, sum(least(bonus_part, valid_bet))::bigint as bonus_part
  from bets where kind <> 'cancelled' group by 1, 2, 3, 4, 5;

do $$ begin
  if exists (select from bet_facts where bonus_part > valid_bet) then
    perform rollups_rebuilt();
  end if;
end $$;
