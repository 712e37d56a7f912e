-- Turnover that is still required before a withdrawal, minor units; 0 during a self-exclusion, which must not block
-- withdrawals. Bonuses require none: own money may always leave.
create or replace function turnover_due(player uuid) returns bigint language sql stable as $$
  select case when exists (select from gaming_pauses where account_id = player and excluded_until > app_now())
      or excluded_elsewhere(player) is not null then 0
    else coalesce(sum(owed - worked_off - handed_on - given_up), 0)::bigint end
  from grants where owner_id = player and ended_at is null and kind <> 'bonus'
$$;
