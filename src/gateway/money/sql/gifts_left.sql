-- Amount that may still leave the wallet of a player who has only received gifts, minor units; null: no limit. times:
-- factor of each gift. Most players have deposited, which an index lookup shows; only for the others all entries are
-- added up.
create or replace function gifts_left(player uuid, times int) returns bigint language sql stable as $$
  select case when not exists (select from ledger_entries
    where account_id = a.id and kind in ('deposit', 'upline', 'salary', 'adjustment') and amount > 0)
    then (select greatest(0, coalesce(sum(case kind when 'bonus' then amount * times else amount end), 0))
      from ledger_entries where account_id = a.id and kind not in ('bet', 'win', 'transfer')) end::bigint
  from ledger_accounts a where a.owner_id = player and a.purpose = 'main'
$$;
