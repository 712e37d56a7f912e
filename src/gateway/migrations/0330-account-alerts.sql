-- What owners are told of their accounts: what has happened and with what, never a sentence. A `key` names what is told once, however often
-- it is repeated. Beside it the texts that are still to go to a number, several of which leave as one.
create table account_alerts (
  id uuid primary key,
  account_id uuid not null references accounts (id),
  kind text not null,
  params jsonb not null,
  key text unique,
  at timestamptz not null
);
create index account_alerts_account on account_alerts (account_id, at desc, id desc);

create table alert_texts (
  alert_id uuid not null references account_alerts (id) on delete cascade,
  recipient text not null,
  primary key (alert_id, recipient)
);
create index alert_texts_recipient on alert_texts (recipient);
