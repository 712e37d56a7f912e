-- Shard of a studio's house account for a player; that of the transfer that is reversed, if one is.
create or replace function studio_shard(player uuid, house text, refers uuid) returns smallint language sql stable as $$
  select coalesce((select a.shard from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transfer_id = refers and a.purpose = house),
    ledger_shard(house, player))
$$;
