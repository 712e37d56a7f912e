-- What is said in the chat room (`owner_id` null) and in members' conversations with support, as one log: what is taken away, and that a conversation is
-- closed, are lines of it too, so that whoever reads on from a number misses nothing. Numbers are given under a lock and so are seen in their order.
create table chat_lines (
  seq bigint generated always as identity primary key,
  id uuid not null unique,
  kind text not null check (kind in ('said', 'removed', 'closed')),
  owner_id uuid references accounts (id),
  -- Who has said it; null: support.
  account_id uuid references accounts (id),
  key text check (length(key) between 1 and 64),
  text text check (length(text) between 1 and 4000),
  -- What was taken away, and which line took it.
  about uuid references chat_lines (id) on delete cascade,
  removed_by bigint,
  at timestamptz not null,
  check ((kind = 'said') = (text is not null) and (kind = 'removed') = (about is not null)),
  check (kind <> 'closed' or owner_id is not null)
);
create unique index chat_lines_once on chat_lines (account_id, key);
create index chat_lines_room on chat_lines (seq) where owner_id is null;
create index chat_lines_desk on chat_lines (owner_id, seq) where owner_id is not null;
create index chat_lines_about on chat_lines (about) where about is not null;

create table chat_reports (
  line_id uuid not null references chat_lines (id) on delete cascade,
  account_id uuid not null references accounts (id),
  at timestamptz not null,
  primary key (line_id, account_id)
);

-- Who may not write in the room until then, or has no room at all.
create table chat_bars (
  account_id uuid primary key references accounts (id),
  muted_until timestamptz,
  banned boolean not null default false
);

create table chat_words (word text primary key check (length(word) between 2 and 40));
insert into chat_words values
  ('asshole'), ('bastard'), ('bitch'), ('cunt'), ('dickhead'), ('faggot'), ('fuck'), ('fucker'), ('fucking'), ('motherfucker'), ('nigger'),
  ('pussy'), ('rape'), ('shit'), ('slut'), ('whore'),
  ('কুত্তা'), ('কুত্তার'), ('খানকি'), ('খানকির'), ('চোদা'), ('চুদি'), ('জারজ'), ('ধর্ষণ'), ('বেশ্যা'), ('মাগি'), ('মাগী'), ('মাদারচোদ'), ('শালা'), ('শুয়োর'), ('হারামি'),
  ('হারামজাদা');
