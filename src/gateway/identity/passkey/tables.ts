import { bigint, boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Passkeys, the public key of each; the private one never leaves its device. */
export const passkeys = pgTable('passkeys', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  /** Unique id assigned by the device. */
  credentialId: text().notNull().unique(),
  /** Host it was created for; browsers offer it nowhere else. */
  rpId: text().notNull(),
  /** COSE, as base64url. */
  publicKey: text().notNull(),
  /** Signature counter of the device; 0 if it does not count. */
  counter: bigint({ mode: 'number' }).notNull(),
  /** Transports reported by the browser: a hint for later requests. */
  transports: jsonb().$type<string[]>().notNull(),
  synced: boolean().notNull(),
  name: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  lastUsedAt: timestamp({ withTimezone: true }),
});

/** Open challenges. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text().primaryKey(),
  /** Purpose and owner, so that no one else can answer it (asvs 6.6.2). */
  boundTo: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
