-- Takes back what bets have worked off of a player's open bonuses; returns each part. Called with the wallet locked.
create or replace function turnover_reverted(player uuid, facts uuid[]) returns setof grant_stakes
language plpgsql as $$
declare
  part grant_stakes;
begin
  for part in delete from grant_stakes s using grants g
      where s.fact_id = any (facts) and g.id = s.grant_id and g.owner_id = player and g.kind = 'bonus'
        and g.ended_at is null returning s.* loop
    update grants set worked_off = worked_off - part.amount where id = part.grant_id;
    return next part;
  end loop;
end $$;
