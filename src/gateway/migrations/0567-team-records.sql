-- What is read of a team, newest first: its bets by the uplines that their facts have, and what moved in its wallets. Both cost nothing where nobody is above
-- the player, and where it is a bet that moves.
create index bet_facts_team on bet_facts using gin (path) where path <> '{}';
create index bet_facts_team_newest on bet_facts (bet_at desc, id desc) where path <> '{}';
create index ledger_entries_told on ledger_entries (account_id, created_at desc, seq desc) where kind not in ('bet', 'win');

create table team_files (
  key_hash text primary key,
  account_id uuid not null,
  asked jsonb not null,
  language text not null,
  expires_at timestamptz not null
);
create index team_files_expires on team_files (expires_at);
