-- Sum of deposits and transfers received from the upline in the last day, week or month, minor units.
create or replace function deposited_in(owner uuid, span text) returns bigint language sql stable as $$
  select coalesce(sum(e.amount), 0)::bigint
  from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transfers t on t.id = e.transfer_id
  where a.owner_id = owner and a.purpose = 'main' and (t.kind = 'deposit' or t.kind = 'upline' and e.amount > 0)
    and e.created_at > (select limit_since(span, app_now()))
$$;
