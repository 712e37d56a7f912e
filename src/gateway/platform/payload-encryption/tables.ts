import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const envelopeKeys = pgTable('envelope_keys', {
  keyId: text().primaryKey(),
  publicPem: text().notNull(),
  privatePem: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** Set when a newer pair replaces it; it still decrypts payloads for a day. */
  retiredAt: timestamp({ withTimezone: true }),
});

export const envelopeNonces = pgTable('envelope_nonces', {
  nonce: text().primaryKey(),
  seenAt: timestamp({ withTimezone: true }).notNull(),
});
