-- Results of the recurring verification of the ledger, which operators and metrics read.
create table ledger_verifications (
  id uuid primary key,
  at timestamptz not null,
  took_ms integer not null check (took_ms >= 0),
  transfers bigint not null,
  entries bigint not null,
  problems integer not null check (problems >= 0)
);
create index ledger_verifications_at on ledger_verifications (at desc);
