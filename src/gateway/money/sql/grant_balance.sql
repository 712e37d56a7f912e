-- Balance of a grant's own account, minor units.
create or replace function grant_balance(g grants) returns bigint language sql stable as $$
  select ledger_balance((select id from ledger_accounts where owner_id = g.owner_id and purpose = 'grant:' || g.id))
$$;
