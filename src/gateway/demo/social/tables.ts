import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { PROVIDERS } from '../../../contract/identity/authentication';

/** Codes of the demo's provider, each for a person, bound to the challenge of the login. */
export const demoProviderCodes = pgTable('demo_provider_codes', {
  codeHash: text().primaryKey(),
  provider: text({ enum: PROVIDERS }).notNull(),
  challenge: text().notNull(),
  subject: text().notNull(),
  name: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
