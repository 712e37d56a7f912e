-- Granted parts of stakes, by the entries of their transfers; the oldest grant first.
create or replace function stake_parts(stakes uuid[]) returns table (purpose text, amount bigint)
language sql stable as $$
  select a.purpose, -sum(e.amount)::bigint from ledger_entries e join ledger_accounts a on a.id = e.account_id
    join grants g on a.purpose = 'grant:' || g.id
    where e.transfer_id = any (stakes) and starts_with(a.purpose, 'grant:')
    group by a.purpose, g.seq, g.created_at, g.id having sum(e.amount) < 0 order by g.seq, g.created_at, g.id
$$;
