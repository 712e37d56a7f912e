-- Empties the account of an ended grant: if its requirement was met, up to its cap to the player, the rest to the
-- house. Called with the wallet locked.
create or replace function grant_swept(of_grant uuid) returns void language plpgsql set enable_seqscan to off as $$
declare
  bonus grants;
  holder record;
  kept bigint;
begin
  select * into strict bonus from grants where id = of_grant;
  select l.id, e.balance_after as held, e.seq into holder from ledger_accounts l
    cross join lateral (select balance_after, seq from ledger_entries where account_id = l.id
      order by seq desc limit 1) e
    where l.owner_id = bonus.owner_id and l.purpose = 'grant:' || bonus.id;
  if bonus.ended_at is null or coalesce(holder.held, 0) = 0 then
    return;
  end if;
  kept := case bonus.ended_by when 'met' then least(holder.held, coalesce(bonus.cap - bonus.converted, holder.held))
    else 0 end;
  perform ledger_transfer(jsonb_build_object('id', gen_random_uuid(), 'key', 'grant:' || bonus.id || ':' || holder.seq,
    'kind', 'bonus', 'hash', 'swept', 'mode', 'posted', 'entries',
    jsonb_build_array(player_side(bonus.owner_id, 'grant:' || bonus.id, -holder.held))
      || case kept when 0 then '[]'::jsonb else jsonb_build_array(player_side(bonus.owner_id, 'main', kept)) end
      || case holder.held - kept when 0 then '[]'::jsonb
        else jsonb_build_array(forfeit_side(bonus.owner_id, holder.held - kept)) end));
  update grants set converted = converted + kept where id = of_grant and kept > 0;
end $$;
