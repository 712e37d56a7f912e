-- Reversals of credited deposits, minor units. `taken`: the part that the wallet held; the rest became a receivable.
create table deposit_reversals (
  id uuid primary key,
  deposit_id uuid not null references deposits (id),
  amount bigint not null check (amount > 0),
  taken bigint not null check (taken between 0 and amount),
  reason text not null,
  at timestamptz not null
);
create index deposit_reversals_deposit on deposit_reversals (deposit_id);

-- Part of a credited deposit that was taken back.
alter table deposits
  add column reversed bigint not null default 0,
  add constraint deposits_reversed_check check (reversed between 0 and amount);

-- A receivable comes from a reversed win, a corrected order or a reversed deposit.
alter table receivables
  add column reversal_id uuid unique references deposit_reversals (id),
  drop constraint receivables_check2,
  add constraint receivables_check2 check (num_nonnulls(transaction_id, order_id, reversal_id) = 1);

alter table grants
  drop constraint grants_ended_by_check,
  add constraint grants_ended_by_check
    check (ended_by in ('met', 'givenUp', 'handedOn', 'lost', 'expired', 'reversed')),
  -- A reversal ends turnover of a deposit, too.
  drop constraint grants_given_up,
  add constraint grants_given_up check ((given_up_at is null) = (taken is null)
    and (given_up = 0 or kind in ('bonus', 'deposit')) and (taken_by is not null) = coalesce(taken > 0, false)
    and (given_up_at is null or kind = 'bonus'));

-- A reversal is evidence about one account.
alter table abuse_signals
  drop constraint abuse_signals_kind_check,
  drop constraint abuse_signals_check,
  add constraint abuse_signals_kind_check check (kind in ('device', 'address', 'payout', 'payee', 'payer',
    'invitation', 'opposite', 'cadence', 'offers', 'thinPlay', 'reversal')),
  add constraint abuse_signals_check check ((account_id = other_id) = (kind = 'reversal'));

alter table demo_payment_events add column reversed text;
