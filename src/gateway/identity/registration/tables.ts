import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LinkRates } from '../../../contract/agents/team';
import { RULED } from '../../../contract/identity/registration';

/** What is asked for, field by field (s3.validation.field-config). */
export const registrationRules = pgTable('registration_rules', {
  field: text({ enum: RULED }).primaryKey(),
  enabled: boolean().notNull(),
  required: boolean().notNull(),
  /** `*` means any text. */
  acceptedPattern: text().notNull(),
  patternId: text().notNull(),
  minLength: integer().notNull(),
  maxLength: integer().notNull(),
});

/** One row: what newcomers consent to (s5.consent.*). */
export const registrationTerms = pgTable('registration_terms', {
  one: boolean().primaryKey().default(true),
  termsVersion: text().notNull(),
  privacyVersion: text().notNull(),
});

/** What was consented to, in which version, and when; `version` of the age is the age. */
export const registrationConsents = pgTable(
  'registration_consents',
  {
    accountId: uuid().notNull(),
    kind: text({ enum: ['age', 'terms', 'privacy'] }).notNull(),
    version: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (consent) => [primaryKey({ columns: [consent.accountId, consent.kind, consent.version] })],
);

/** Registrations by the hash of their idempotency key; without an account while one is under way. */
export const registrationKeys = pgTable('registration_keys', {
  keyHash: text().primaryKey(),
  /** SHA-256 of the decrypted fields without passwords and proofs; the passwords are compared with their own hashes. */
  fingerprint: text().notNull(),
  claimedAt: timestamp({ withTimezone: true }).notNull(),
  accountId: uuid(),
});

/** Codes of agents, in capitals; one with a domain counts there only. */
export const affiliateCodes = pgTable('affiliate_codes', {
  code: text().primaryKey(),
  accountId: uuid().notNull(),
  domain: text(),
  /** What newcomers come as: 0 a member, 1 an agent. */
  joins: smallint().notNull().default(0),
  /** What a newcomer who is an agent is offered, as the wire has it. */
  rates: jsonb().$type<LinkRates>().notNull().default({}),
  /** The agent's own words for it. */
  note: text().notNull().default(''),
  madeAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
  /** From when on nobody registers by it. */
  closedAt: timestamp({ withTimezone: true }),
});

/** What a newcomer told beside name, number and e-mail. */
export const memberProfiles = pgTable('member_profiles', {
  accountId: uuid().primaryKey(),
  payeeName: text(),
  idNumber: text(),
  contacts: jsonb().notNull().$type<Record<string, string>>(),
  /** argon2id, in PHC form. */
  paymentPasswordHash: text(),
  /** Where the registration came from: address, domain, recommender. */
  origin: jsonb().notNull().$type<Record<string, string>>(),
  /** The code of the agent's that was named. */
  link: text(),
});

/** Phone numbers that the external provider has verified; a token works once. */
export const phoneTokens = pgTable('phone_tokens', {
  tokenHash: text().primaryKey(),
  mobile: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
