-- Balances of all accounts of an owner by purpose, minor units: { purpose: balance }; `granted`: all grants together.
create or replace function ledger_held(owner uuid) returns jsonb language plpgsql set enable_seqscan to off as $$
begin
  return (select coalesce(jsonb_object_agg(x.purpose, x.held::text), '{}') from (
    select case when starts_with(a.purpose, 'grant:') then 'granted' else a.purpose end as purpose,
      sum(last.balance_after) as held from ledger_accounts a
      cross join lateral (select balance_after from ledger_entries where account_id = a.id
        order by seq desc limit 1) last
      where a.owner_id = owner group by 1) x);
end $$;
