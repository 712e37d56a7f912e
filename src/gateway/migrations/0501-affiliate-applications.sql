-- Applications to the agent programme, each with its number. Where one is its lifecycle says, and the column for whoever looks for many.
create table affiliate_applications (
  id uuid primary key,
  number bigint generated always as identity unique,
  account_id uuid not null references accounts (id),
  channel text not null check (channel in ('website', 'social', 'video', 'messaging', 'inPerson')),
  place text not null check (length(place) between 1 and 8000),
  plan text not null check (length(plan) between 1 and 8000),
  state text not null check (state in ('received', 'inReview', 'approved', 'rejected')),
  reason text,
  at timestamptz not null,
  decided_at timestamptz,
  check ((decided_at is null) = (state in ('received', 'inReview')))
);
create unique index affiliate_applications_open on affiliate_applications (account_id) where decided_at is null;
create index affiliate_applications_account on affiliate_applications (account_id, number desc);
