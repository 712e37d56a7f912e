-- Ends a bonus that has expired, unless it has ended or waits for bets; returns the amount that goes back to the house,
-- minor units, or null. Called with the wallet locked.
create or replace function bonus_expired(of_grant uuid) returns bigint language plpgsql as $$
declare
  bonus grants;
begin
  select * into bonus from grants g where id = of_grant and kind = 'bonus' and ended_at is null
    and not grant_is_live(g, app_now());
  if bonus.id is null or bonus_waits(bonus) then
    return null;
  end if;
  perform grant_forfeited(of_grant, 'expired');
  return (select taken from grants where id = of_grant);
end $$;
