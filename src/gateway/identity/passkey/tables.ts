import { bigint, boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Passkeys: the public half of each; the other never leaves its device. */
export const passkeys = pgTable('passkeys', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  /** As its device calls it; no two have the same. */
  credentialId: text().notNull().unique(),
  /** The host that it was made for: a browser offers it nowhere else. */
  rpId: text().notNull(),
  /** COSE, as base64url. */
  publicKey: text().notNull(),
  /** How often it has signed, as its device counts; 0 of one that does not count. */
  counter: bigint({ mode: 'number' }).notNull(),
  /** How its device is reached, as the browser said it: a hint for the next time. */
  transports: jsonb().$type<string[]>().notNull(),
  synced: boolean().notNull(),
  name: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  lastUsedAt: timestamp({ withTimezone: true }),
});

/** Challenges that wait for their answer. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text().primaryKey(),
  /** What it is for, and whose answer counts: nobody else can go on with it (asvs 6.6.2). */
  boundTo: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
