import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Authenticator apps, one per account, active once a code was verified. */
export const accountTotp = pgTable('account_totp', {
  accountId: uuid().primaryKey(),
  /** AES-256-GCM with a key of the gateway, bound to the account. */
  sealedSecret: text().notNull(),
  confirmed: boolean().notNull().default(false),
  /** Step of the last used code; codes up to it are rejected. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
});
