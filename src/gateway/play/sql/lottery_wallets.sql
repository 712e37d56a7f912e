-- Locks the wallets of players in one order, before any order is locked.
create or replace function lottery_wallets(players uuid[]) returns void language plpgsql as $$
begin
  perform from ledger_accounts where purpose = 'main' and owner_id = any (players) order by id for update;
end $$;
