-- Needs of a first payout (own.payout.needs): the target time of a review, the needs that an approval overrode, and
-- approvals without an operator.
alter table withdrawals add column review_by timestamptz;
alter table withdrawal_steps
  add column unmet text[],
  drop constraint withdrawal_steps_taken_by_check,
  add constraint withdrawal_steps_taken_by_check check (taken_by ~ '^(player|time|rules|operator:.+)$');

-- Agents whose transfers count as paid deposits, because operators know their line (own.payout.line).
create table verified_lines (
  account_id uuid primary key references accounts,
  verified_by text not null,
  verified_at timestamptz not null
);
