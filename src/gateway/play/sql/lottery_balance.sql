-- Balance of a player's main wallet, minor units.
create or replace function lottery_balance(player uuid) returns text language plpgsql as $$
begin
  return ledger_balance((select l.id from ledger_accounts l where l.owner_id = player and l.purpose = 'main'))::text;
end $$;
