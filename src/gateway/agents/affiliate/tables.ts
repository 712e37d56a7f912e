import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { AFFILIATE_CHANNELS, APPLICATION_STATES } from '../../../contract/agents/affiliate-endpoints';

/** Applications to the agent programme. Undecided ones have no `decidedAt`; an account has at most one of them. */
export const affiliateApplications = pgTable('affiliate_applications', {
  id: uuid().primaryKey(),
  number: bigint({ mode: 'bigint' }).notNull().generatedAlwaysAsIdentity(),
  accountId: uuid().notNull(),
  channel: text({ enum: AFFILIATE_CHANNELS }).notNull(),
  place: text().notNull(),
  plan: text().notNull(),
  state: text({ enum: APPLICATION_STATES }).notNull(),
  reason: text(),
  at: timestamp({ withTimezone: true }).notNull(),
  decidedAt: timestamp({ withTimezone: true }),
});
