import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LinkRates } from '../../../contract/agents/team';
import { RULED } from '../../../contract/identity/registration';

/** Rules of the registration's fields (s3.validation.field-config). */
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

/** Single row with the versions that newcomers consent to (s5.consent.*). */
export const registrationTerms = pgTable('registration_terms', {
  one: boolean().primaryKey().default(true),
  termsVersion: text().notNull(),
  privacyVersion: text().notNull(),
});

/** Consents with version and time; the `version` of the age is the age. */
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

/** Registrations by the hash of their idempotency key; without an account while in progress. */
export const registrationKeys = pgTable('registration_keys', {
  keyHash: text().primaryKey(),
  /** SHA-256 of the decrypted fields without passwords and proofs; the passwords are compared with their own hashes. */
  fingerprint: text().notNull(),
  claimedAt: timestamp({ withTimezone: true }).notNull(),
  accountId: uuid(),
});

/** Agents' codes, in capitals; one with a domain is valid only there. */
export const affiliateCodes = pgTable('affiliate_codes', {
  code: text().primaryKey(),
  accountId: uuid().notNull(),
  domain: text(),
  /** Type of account that newcomers get: 0 a member, 1 an agent. */
  joins: smallint().notNull().default(0),
  /** Agreements offered to new agents, in wire format. */
  rates: jsonb().$type<LinkRates>().notNull().default({}),
  /** The agent's own note. */
  note: text().notNull().default(''),
  madeAt: timestamp({ withTimezone: true }).notNull().default(sql`app_now()`),
  /** Time at which it was closed to registrations. */
  closedAt: timestamp({ withTimezone: true }),
});

/** Registration fields other than name, number and email. */
export const memberProfiles = pgTable('member_profiles', {
  accountId: uuid().primaryKey(),
  payeeName: text(),
  idNumber: text(),
  contacts: jsonb().notNull().$type<Record<string, string>>(),
  /** argon2id, in PHC format. */
  paymentPasswordHash: text(),
  /** Origin of the registration: address, domain, recommender. */
  origin: jsonb().notNull().$type<Record<string, string>>(),
  /** Agent's code used. */
  link: text(),
});

/** Phone numbers that the external provider has verified; a token works once. */
export const phoneTokens = pgTable('phone_tokens', {
  tokenHash: text().primaryKey(),
  mobile: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
