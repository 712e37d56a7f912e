import { pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { WORK_PURPOSES } from '../../../contract/identity/challenge';

/** What is open now: a captcha or a puzzle goes when it was answered or expired. */
export const challenges = pgTable('challenges', {
  id: text().primaryKey(),
  kind: text({ enum: ['captcha', 'slide'] }).notNull(),
  /** The captcha's letters in lower case; the puzzle's x in picture pixels. */
  answer: text().notNull(),
  triesLeft: smallint().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Receipts for what was worked, by hash; gone once used. */
export const challengeProofs = pgTable('challenge_proofs', {
  proofHash: text().primaryKey(),
  purpose: text({ enum: WORK_PURPOSES }).notNull(),
  /** Hash of what it is about: a name, a number. */
  boundTo: text().notNull().default(''),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** Proofs of work that were handed in, so that none counts twice. */
export const challengeWorkDone = pgTable('challenge_work_done', {
  challenge: text().primaryKey(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

/** What is held against an address or a name: the moment from which it is nothing any more. A crash forgives. */
export const challengeStrain = pgTable('challenge_strain', {
  key: text().primaryKey(),
  calmAt: timestamp({ withTimezone: true }).notNull(),
});
