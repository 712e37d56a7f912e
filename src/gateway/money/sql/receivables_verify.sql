-- Lists players whose open debts differ from their receivable accounts.
create or replace function receivables_verify() returns table (problem text, at uuid) language sql stable as $$
  select 'receivableDiffers', coalesce(debt.player, booked.player)
  from (select account_id as player, sum(amount - collected - waived) as open from receivables group by 1) debt
  full join (select substring(a.purpose, '^receivable:([0-9a-f-]+)')::uuid as player, sum(ledger_balance(a.id)) as held
    from ledger_accounts a where starts_with(a.purpose, 'receivable:') group by 1) booked using (player)
  where coalesce(debt.open, 0) + coalesce(booked.held, 0) <> 0
$$;
