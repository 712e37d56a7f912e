import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OfferRule } from '../../../contract/rewards/offers';

const at = () => timestamp({ withTimezone: true });

/** Versions of offers; each change adds one. */
export const offerVersions = pgTable(
  'offer_versions',
  {
    code: text().notNull(),
    version: integer().notNull(),
    /** Position in the list. */
    place: integer().notNull(),
    running: boolean().notNull(),
    rule: jsonb().$type<OfferRule>().notNull(),
    createdAt: at().notNull(),
    createdBy: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.code, table.version] })],
);
export type OfferVersion = typeof offerVersions.$inferSelect;

/** Offers chosen for the next deposit; one per account. */
export const offerChoices = pgTable('offer_choices', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  code: text().notNull(),
  version: integer().notNull(),
  chosenAt: at().notNull(),
  /** Time and deposit for which it was granted. */
  usedAt: at(),
  depositId: uuid().unique(),
  /** Time at which another choice replaced it. */
  droppedAt: at(),
});
