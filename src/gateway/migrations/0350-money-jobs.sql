-- What is overdue is found by its rows; and of what could not be sent only that is kept.
create index lifecycles_waiting on lifecycles (id) where timers <> '[]';
create table outbox_failures (
  id uuid primary key,
  channel text not null check (channel in ('sms', 'mail')),
  purpose text not null,
  asked_at timestamptz not null,
  failed_at timestamptz not null
);
create index outbox_failures_time on outbox_failures (failed_at);
