-- Reason why operators must review a studio's credit; null for a credit within its bounds, which uses its part of the
-- day's budgets. Play money of trials has no bounds, nor have calls of a gateway that does not know them.
create or replace function studio_bound(p jsonb, a accounts, r studio_rounds, told timestamptz) returns text
  language plpgsql set enable_seqscan to off as $$
declare
  amount bigint := p ->> 'amount';
  studio text := p ->> 'studio';
  house text := 'studio:' || studio;
  promoted boolean := p ->> 'kind' = 'promo' or coalesce(r.staked, 0) = 0 and p ->> 'reward' is not null;
  won numeric := coalesce(r.won, 0)::numeric + amount;
  counted bigint;
  bounds record;
begin
  if amount = 0 or a.type = 4 or p -> 'bounds' is null then
    return null;
  end if;
  if p ->> 'kind' = 'promo' and gaming_block(a.id) is not null then
    return 'excluded';
  elsif not promoted and r.staked = 0 then
    return 'no-stake';
  elsif r.ended_at + (p #>> '{bounds,late}')::interval <= told then
    return 'late';
  end if;
  select coalesce(g.win_times, o.largest_win, s.win_times) as times,
      coalesce(g.promo_day, s.promo_day) as promos, coalesce(g.exposure_day, s.exposure_day) as exposure,
      case when case when promoted then g.promo_day else g.exposure_day end is null then '' else g.game_id end as game
    into strict bounds
    from studios s
    left join studio_game_limits g on g.studio_id = s.id and g.game_id = coalesce(r.game_id, p ->> 'game')
    left join studio_odds o on o.studio_id = s.id and o.game_id = coalesce(r.game_id, p ->> 'game')
    where s.id = studio;
  if not promoted and won > ceil(r.staked * bounds.times) then
    return 'over-win';
  end if;
  counted := case when promoted then amount else greatest(won - greatest(r.won, r.staked), 0) end;
  if counted = 0 then
    return null;
  end if;
  -- The order of all bookings of a studio: the house account, then the budgets.
  perform from ledger_accounts l where l.owner_id is null and l.purpose = house
    and l.shard = ledger_shard(house, a.id) for update;
  return case when not studio_budget_used(studio, bounds.game, case when promoted then 'promo' else 'exposure' end,
    (p #>> '{bounds,day}')::date, ledger_shard(house, a.id), counted,
    case when promoted then bounds.promos else bounds.exposure end)
    then case when promoted then 'over-promo' else 'over-exposure' end end;
end $$;
