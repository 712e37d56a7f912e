import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Authenticator apps: one an account, in use once a code was right. */
export const accountTotp = pgTable('account_totp', {
  accountId: uuid().primaryKey(),
  /** AES-256-GCM under a key of the gateway's, bound to the account. */
  sealedSecret: text().notNull(),
  confirmed: boolean().notNull().default(false),
  /** The step of the last code that was used: none before it, nor itself, is taken again. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});
