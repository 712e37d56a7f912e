import { bigint, integer, numeric, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { CONTRACT_KINDS } from '../../../../contract/agents/agent-contracts';

const moment = () => timestamp({ withTimezone: true }).notNull();
const minor = () => bigint({ mode: 'bigint' }).notNull();
const whole = () => numeric({ mode: 'bigint' }).notNull();
const kind = () => text({ enum: CONTRACT_KINDS }).notNull();

/** What was settled: a kind of contracts for a period, up to a moment. All that follows is added to alone. */
export const contractRuns = pgTable('contract_runs', {
  id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: kind(),
  starts: moment(),
  ends: moment(),
  until: moment(),
  at: moment(),
});

/** What a contract came to in a period until a run; minor units. */
export const contractLines = pgTable(
  'contract_lines',
  {
    runId: minor(),
    contractId: uuid().notNull(),
    turnover: minor(),
    loss: minor(),
    activeMembers: integer().notNull(),
    /** What a dividend's base lacked before, nothing or below, and what is carried into the next. */
    carriedBefore: minor(),
    carriedAfter: minor(),
    base: minor(),
    rate: integer().notNull(),
    /** Times `RATE_UNIT`, not rounded: what is taken back at the rates that were paid, and all of it. */
    late: whole(),
    numerator: whole(),
    gross: minor(),
  },
  (line) => [primaryKey({ columns: [line.contractId, line.runId] })],
);

/** What an agent got by a kind of contracts in a period until a run, and what of it was others': `got - given + debtBefore - paidBefore = pay + debtAfter`. */
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

/** Bills that wait to be paid. */
export const contractDues = pgTable('contract_dues', { billId: uuid().primaryKey() });

export const contractPayments = pgTable('contract_payments', {
  billId: uuid().primaryKey(),
  transferId: uuid().notNull(),
  at: moment(),
});
