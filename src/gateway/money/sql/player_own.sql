-- Balance of a player's main wallet, minor units: their own money.
create or replace function player_own(player uuid) returns bigint language sql stable as $$
  select ledger_balance((select id from ledger_accounts where owner_id = player and purpose = 'main'))
$$;
