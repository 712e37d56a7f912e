import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { WORK_PURPOSES } from '../../../contract/identity/challenge';

/** Open captchas and puzzles; deleted once answered or expired. */
export const challenges = pgTable('challenges', {
  id: text().primaryKey(),
  kind: text({ enum: ['captcha', 'slide'] }).notNull(),
  /** The captcha's letters in lower case; the puzzle's x in picture pixels. */
  answer: text().notNull(),
  triesLeft: smallint().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Receipts for completed work, by hash; deleted once used. */
export const challengeProofs = pgTable('challenge_proofs', {
  proofHash: text().primaryKey(),
  purpose: text({ enum: WORK_PURPOSES }).notNull(),
  /** Hash of its subject: a name, a number. */
  boundTo: text().notNull().default(''),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Submitted proofs of work, so that none counts twice. */
export const challengeWorkDone = pgTable('challenge_work_done', {
  challenge: text().primaryKey(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/**
 * Failures of an address or a name, as the time at which they are all forgiven. A crash of the database resets them.
 */
export const challengeStrain = pgTable('challenge_strain', {
  key: text().primaryKey(),
  calmAt: timestamp({ withTimezone: true }).notNull(),
});
