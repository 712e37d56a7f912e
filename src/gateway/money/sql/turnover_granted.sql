-- Records that a credit is a grant: its amount and the turnover it requires, minor units.
create or replace function turnover_granted(transfer uuid, owner uuid, granted text, money bigint,
  owes bigint) returns void language sql as $$
  insert into grants (owner_id, transfer_id, kind, seq, amount, owed, created_at)
    select owner, transfer, granted, e.seq, money, owes, e.created_at
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_id = owner and a.purpose = 'main' and e.transfer_id = transfer
    on conflict do nothing
$$;
