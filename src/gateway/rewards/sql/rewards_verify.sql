-- Lists rewards without their transfer or grant, and transfers of rewards without a reward.
create or replace function rewards_verify() returns table (problem text, at uuid) language sql stable as $$
  with paid as (
    select t.id, e.amount, a.owner_id, t.idempotency_key as key
    from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id
    where t.kind = 'bonus' and (a.purpose = 'main' or starts_with(a.purpose, 'grant:'))
      and t.idempotency_key like 'reward:%'
  )
  select 'rewardDiffers', coalesce(r.id, p.id)
    from (select * from rewards where transfer_id is not null) r full join paid p on p.id = r.transfer_id
    where p.id is null or r.id is null or p.amount <> r.money or p.owner_id <> r.account_id
      or p.key <> 'reward:' || r.id
  union all
  select 'rewardUnfounded', r.id from rewards r
    left join grants g on g.transfer_id = r.transfer_id and g.owner_id = r.account_id
    where r.transfer_id is not null and coalesce(g.owed, 0) <> r.requirement
$$;
