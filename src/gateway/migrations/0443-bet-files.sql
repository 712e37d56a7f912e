-- Files of the betting record that were asked for. What was asked is kept, and nothing of the record itself.
create table bet_files (
  key_hash text primary key,
  account_id uuid not null,
  asked jsonb not null,
  language text not null,
  expires_at timestamptz not null
);
create index bet_files_expires on bet_files (expires_at);
