-- Lists every breach of the ledger: unbalanced transfers, wrong balances, overdrafts, holds that do not add up.
create or replace function ledger_verify() returns table (problem text, at uuid) language sql stable as $$
  select 'unbalanced', t.id from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
    group by t.id having coalesce(sum(e.amount), 0) <> 0 or count(e.*) < 2
  union all
  select 'balance', account_id from (
    select account_id, seq, balance_after, created_at, sum(amount) over w as summed, row_number() over w as place,
      lag(created_at) over w as before from ledger_entries window w as (partition by account_id order by seq)) chain
    where summed <> balance_after or place <> seq or created_at < before
  union all
  select 'negative', a.id from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where e.balance_after < 0 and not a.may_be_negative group by a.id
  union all
  select 'notUndone', t.id from ledger_transfers t join ledger_entries e on e.transfer_id in (t.id, t.refers_to)
    join ledger_accounts a on a.id = e.account_id
    where t.refers_to is not null and (t.mode in ('void', 'reversal') or a.purpose in ('locked', 'review'))
    group by t.id, a.owner_id, a.purpose having sum(e.amount) <> 0
  union all
  select 'locked', a.id from ledger_accounts a join ledger_entries e on e.account_id = a.id
    where a.purpose in ('locked', 'review') group by a.id
    having sum(e.amount) <> coalesce((select sum(h.amount) from ledger_entries h
      join ledger_transfers t on t.id = h.transfer_id
      where h.account_id = a.id and t.mode = 'pending'
      and not exists (select from ledger_transfers r
        where r.refers_to = t.id and r.mode in ('post', 'partlyPost', 'void'))), 0)
$$;
