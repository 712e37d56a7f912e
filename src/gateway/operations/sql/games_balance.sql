-- Balance of the house's accounts for games at a moment, minor units, from the last entry of each. Play money of trials
-- has other accounts.
create or replace function games_balance(before timestamptz) returns bigint language sql stable
  set enable_seqscan to off as $$
  select coalesce(sum(e.balance_after), 0)::bigint
  from ledger_accounts a cross join lateral (
    select balance_after from ledger_entries where account_id = a.id and created_at < before
      order by created_at desc, seq desc limit 1) e
  where a.owner_id is null and a.purpose not like '%:trial'
    and (a.purpose = 'game' or a.purpose like 'studio:%' or a.purpose like 'lottery:%')
$$;
