-- Starts counting a player's bets when a limit of play is set, from the last month on, and ends it without limits.
-- Locks the wallet: bets wait for the new limit, and the count for bets.
create or replace function play_watched(player uuid, told timestamptz) returns void language plpgsql as $$
begin
  perform from ledger_accounts where owner_id = player and purpose = 'main' for update;
  if not exists (select from play_limits where account_id = player and amount is not null) then
    delete from play_watches where account_id = player;
    return;
  end if;
  insert into play_watches (account_id, wallet_id, last_bet_at)
    select player, a.id, (select max(t.at) from play_times(player, told - interval '1 hour') t)
      from ledger_accounts a where a.owner_id = player and a.purpose = 'main'
    on conflict (account_id) do nothing;
  if found then
    insert into play_hours select * from play_hours_from_ledger(player, told);
  end if;
end $$;
