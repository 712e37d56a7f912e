import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import {
  CONTRACT_ENDINGS,
  CONTRACT_KINDS,
  CONTRACT_STATES,
  type ContractTerms,
} from '../../../contract/agents/agent-contracts';

const moment = () => timestamp({ withTimezone: true });

/** Agreements of agents. Parties and terms never change; other terms are another agreement. */
export const contracts = pgTable('contracts', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  kind: text({ enum: CONTRACT_KINDS }).notNull(),
  /** Giver; null: the house, for agents without an upline. */
  giverId: uuid(),
  holderId: uuid().notNull(),
  /** In wire format. */
  terms: jsonb().$type<ContractTerms>().notNull(),
  state: text({ enum: CONTRACT_STATES }).notNull(),
  deadline: moment(),
  offeredAt: moment().notNull(),
  /** Period in which bets count, the end exclusive; null before acceptance, or while in force. */
  effectiveFrom: moment(),
  effectiveTo: moment(),
  ending: text({ enum: CONTRACT_ENDINGS }),
});

/** Steps of agreements and the parties that took them; append-only. */
export const contractSteps = pgTable(
  'contract_steps',
  {
    contractId: uuid().notNull(),
    version: integer().notNull(),
    state: text({ enum: CONTRACT_STATES }).notNull(),
    /** `upline`, `downline`, `time`, `other` (another agreement) or `operator:<name>`. */
    takenBy: text().notNull(),
    at: moment().notNull(),
  },
  (step) => [primaryKey({ columns: [step.contractId, step.version] })],
);
