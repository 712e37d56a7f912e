-- What was booked as a credit before there were deposits is called what it was since: an adjustment. Nothing else of it changes.
alter table ledger_transfers disable trigger ledger_transfers_unchangeable;
update ledger_transfers set kind = 'adjustment' where kind = 'credit';
alter table ledger_transfers enable trigger ledger_transfers_unchangeable;

-- Entries have their kind, and their number among those of it.
alter table ledger_entries disable trigger user;
drop index ledger_entries_nth;
update ledger_entries e set kind = 'adjustment', nth = n.nth
from (
  select account_id, seq, row_number() over (partition by account_id order by seq) as nth
  from ledger_entries where kind in ('credit', 'adjustment')
) n
where n.account_id = e.account_id and n.seq = e.seq
  and exists (select from ledger_entries c where c.account_id = e.account_id and c.kind = 'credit');
create unique index ledger_entries_nth on ledger_entries (account_id, kind, nth);
alter table ledger_entries enable trigger user;
