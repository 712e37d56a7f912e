-- Ends an open grant: what its account holds goes back to the house, and nothing more is required for it. Called with
-- the wallet locked.
create or replace function grant_forfeited(of_grant uuid, why text) returns void language plpgsql as $$
declare
  bonus grants;
  held bigint;
  transfer uuid;
begin
  select * into strict bonus from grants where id = of_grant and ended_at is null for update;
  held := grant_balance(bonus);
  if held > 0 then
    transfer := gen_random_uuid();
    perform ledger_transfer(jsonb_build_object('id', transfer, 'key', 'bonus:' || of_grant, 'kind', 'bonus', 'hash',
      why, 'mode', 'posted', 'entries', jsonb_build_array(player_side(bonus.owner_id, 'grant:' || of_grant, -held),
        forfeit_side(bonus.owner_id, held))));
  end if;
  update grants set given_up = owed - worked_off - handed_on, taken = held, taken_by = transfer,
      given_up_at = app_now(), ended_at = app_now(), ended_by = why
    where id = of_grant;
end $$;
