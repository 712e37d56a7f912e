-- Amount that may still leave the wallet of a player who has only received gifts, minor units; null: no limit. times:
-- factor of each gift; one with a turnover requirement counts once it is the player's own. Most players have deposited,
-- which an index lookup shows; only for the others all entries are added up.
create or replace function gifts_left(player uuid, times int) returns bigint language sql stable as $$
  select case when not exists (select from ledger_entries
    where account_id = a.id and kind in ('deposit', 'upline', 'salary', 'adjustment') and amount > 0)
    then (select greatest(0, coalesce(sum(case when e.kind <> 'bonus' then e.amount
          when starts_with(t.idempotency_key, 'grant:') then 0 else e.amount * times end), 0)
        + (select coalesce(sum(g.amount), 0) * times from grants g where g.owner_id = player and g.converted > 0
          and not exists (select from ledger_entries o where o.account_id = a.id and o.transfer_id = g.transfer_id)))
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id
      where e.account_id = a.id and e.kind not in ('bet', 'win', 'transfer')) end::bigint
  from ledger_accounts a where a.owner_id = player and a.purpose = 'main'
$$;
