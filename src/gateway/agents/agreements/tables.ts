import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import {
  CONTRACT_ENDINGS,
  CONTRACT_KINDS,
  CONTRACT_STATES,
  type ContractTerms,
} from '../../../contract/agents/agent-contracts';

const moment = () => timestamp({ withTimezone: true });

/** Contracts of agents, each of which keeps its parties and terms for ever; other terms are another contract. */
export const contracts = pgTable('contracts', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  kind: text({ enum: CONTRACT_KINDS }).notNull(),
  /** Who offers it; null: the house, to agents without an upline. */
  giverId: uuid(),
  holderId: uuid().notNull(),
  /** As the wire has them. */
  terms: jsonb().$type<ContractTerms>().notNull(),
  state: text({ enum: CONTRACT_STATES }).notNull(),
  deadline: moment(),
  offeredAt: moment().notNull(),
  /** From when to when bets count for it, the end not included; null until it was accepted, or while it holds. */
  effectiveFrom: moment(),
  effectiveTo: moment(),
  ending: text({ enum: CONTRACT_ENDINGS }),
});

/** What has happened to a contract, and who did it; it is added to alone. */
export const contractSteps = pgTable(
  'contract_steps',
  {
    contractId: uuid().notNull(),
    version: integer().notNull(),
    state: text({ enum: CONTRACT_STATES }).notNull(),
    /** `upline`, `downline`, `time`, `other` (another contract) or `operator:<name>`. */
    takenBy: text().notNull(),
    at: moment().notNull(),
  },
  (step) => [primaryKey({ columns: [step.contractId, step.version] })],
);
