-- Sides that undo a transfer in a player's accounts.
create or replace function sides_reversed(transfer uuid, player uuid) returns jsonb language sql stable as $$
  select jsonb_agg(player_side(player, a.purpose, -e.amount) order by a.purpose)
    from ledger_entries e join ledger_accounts a on a.id = e.account_id
    where e.transfer_id = transfer and a.owner_id = player
$$;
