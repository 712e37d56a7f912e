-- Lists settled bets that differ from their transfers, and transfers that two bets claim.
create or replace function facts_verify() returns table (problem text, at uuid) language sql stable as $$
  select 'factDiffers', b.id from bets b
    where case b.kind when 'cancelled' then 0 else b.result - b.stake end <> (
      select coalesce(sum(e.amount), 0) from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where (a.owner_id = b.account_id or a.purpose = 'receivable:' || b.account_id
          or a.purpose = 'forfeit:' || b.account_id)
        and e.transfer_id = any (b.transfers))
  union all
  select 'factShared', transfer from bets b cross join unnest(b.transfers) transfer
    where transfer is not null group by transfer, b.account_id having count(*) > 1
$$;
