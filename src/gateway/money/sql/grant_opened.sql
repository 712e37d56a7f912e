-- Opens a grant for a transfer to its account, with the turnover that it requires, minor units. Its place among the
-- entries of the wallet is that of the last one; it expires after the days of its rules.
create or replace function grant_opened(of_grant uuid, transfer uuid, owner uuid, owes bigint, counts jsonb,
  most bigint, with_deposit boolean) returns void language sql as $$
  insert into grants (id, owner_id, transfer_id, kind, seq, amount, owed, created_at, rules, cap, of_deposit,
      expires_at)
    select of_grant, owner, transfer, 'bonus', coalesce((select m.seq from ledger_accounts l
        join ledger_entries m on m.account_id = l.id where l.owner_id = owner and l.purpose = 'main'
        order by m.seq desc limit 1), 0), e.amount, owes, e.created_at, counts, most, with_deposit,
        e.created_at + make_interval(hours => 24 * (counts ->> 'workDays')::int)
    from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.owner_id = owner and a.purpose = 'grant:' || of_grant and e.transfer_id = transfer
$$;
