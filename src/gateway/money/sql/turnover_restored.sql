-- Counts a part again that was taken back, as far as the bonus is open and requires it, unless the bet has been settled
-- again. Called with the wallet locked.
create or replace function turnover_restored(part grant_stakes) returns void language plpgsql as $$
declare
  bonus grants;
  open bigint;
begin
  select * into bonus from grants where id = part.grant_id and ended_at is null for update;
  open := bonus.owed - bonus.worked_off - bonus.handed_on;
  if bonus.id is null or exists (select from bet_facts later where later.replaces = part.fact_id)
    or exists (select from grant_stakes s where s.grant_id = part.grant_id and s.fact_id = part.fact_id) then
    return;
  end if;
  insert into grant_stakes values (part.grant_id, part.fact_id, least(part.amount, open));
  update grants set worked_off = worked_off + least(part.amount, open),
      ended_at = case when part.amount >= open then app_now() end,
      ended_by = case when part.amount >= open then 'met' end
    where id = bonus.id;
end $$;
