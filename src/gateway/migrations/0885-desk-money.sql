-- Figures of the site's money are read by time, from settled bets and from the transfers that are no play. Verifications
-- of the ledger have the operator who requested them, null for the recurring ones, and the first problems found.
create index bet_facts_settled on bet_facts (created_at);
create index ledger_transfers_money on ledger_transfers (created_at)
  where kind in ('deposit', 'withdrawal', 'refund', 'adjustment', 'bonus', 'salary');
alter table ledger_verifications
  add column operator text,
  add column found jsonb not null default '[]';
