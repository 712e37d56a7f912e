import { bigint, integer, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { CONTRACT_KINDS } from '../../../../contract/agents/agent-contracts';

const moment = () => timestamp({ withTimezone: true }).notNull();
const minor = () => bigint({ mode: 'bigint' }).notNull();
const whole = () => numeric({ mode: 'bigint' }).notNull();
const kind = () => text({ enum: CONTRACT_KINDS }).notNull();

/** Settlement runs: a kind of agreements for a period, up to a time. This and the following tables are append-only. */
export const contractRuns = pgTable('contract_runs', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: kind(),
  starts: moment(),
  ends: moment(),
  until: moment(),
  at: moment(),
});

/** Totals of an agreement in a period up to a run; minor units. */
export const contractLines = pgTable(
  'contract_lines',
  {
    runId: minor(),
    contractId: uuid().notNull(),
    turnover: minor(),
    loss: minor(),
    activeMembers: integer().notNull(),
    /** Negative base carried over from earlier dividends, at most 0, and into the next. */
    carriedBefore: minor(),
    carriedAfter: minor(),
    base: minor(),
    rate: integer().notNull(),
    /** Times `RATE_UNIT`, not rounded: reversals at the rates that were paid, and the total. */
    late: whole(),
    numerator: whole(),
    gross: minor(),
  },
  (line) => [primaryKey({ columns: [line.contractId, line.runId] })],
);

/**
 * Income of an agent by a kind of agreements in a period up to a run, and the part due to downlines:
 * `got - given + debtBefore - paidBefore = pay + debtAfter`.
 */
export const contractBills = pgTable('contract_bills', {
  id: uuid().primaryKey(),
  runId: minor(),
  holderId: uuid().notNull(),
  kind: kind(),
  got: minor(),
  given: minor(),
  debtBefore: minor(),
  paidBefore: minor(),
  pay: minor(),
  debtAfter: minor(),
});

/** Unpaid bills. */
export const contractDues = pgTable('contract_dues', { billId: uuid().primaryKey() });

export const contractPayments = pgTable('contract_payments', {
  billId: uuid().primaryKey(),
  transferId: uuid().notNull(),
  at: moment(),
});
