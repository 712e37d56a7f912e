-- A player's spendable points, a whole number.
create or replace function points_of(player uuid) returns bigint language sql stable as $$
  select coalesce((select e.balance_after from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_id = player and a.purpose = 'points' order by e.seq desc limit 1), 0)
$$;
