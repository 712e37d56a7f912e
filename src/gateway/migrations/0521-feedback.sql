-- What players ask of the platform, each with the number of its ticket; the answer goes to them as a message.
create table feedback (
  number bigint generated always as identity primary key,
  account_id uuid not null references accounts (id),
  kind text not null check (kind in ('deposit', 'withdrawal', 'game', 'customerService', 'application', 'other')),
  content text not null check (length(content) between 1 and 8000),
  at timestamptz not null,
  answer text,
  closed_at timestamptz,
  closed_by text
);
create index feedback_open on feedback (number) where closed_at is null;
create unique index feedback_once on feedback (account_id, kind, md5(content)) where closed_at is null;
