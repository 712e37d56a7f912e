import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { OfferRule } from '../../../contract/rewards/offers';

const at = () => timestamp({ withTimezone: true });

/** Every version of each offer; what is changed is a new one. */
export const offerVersions = pgTable(
  'offer_versions',
  {
    code: text().notNull(),
    version: integer().notNull(),
    /** Where it stands in the list. */
    place: integer().notNull(),
    running: boolean().notNull(),
    rule: jsonb().$type<OfferRule>().notNull(),
    createdAt: at().notNull(),
    createdBy: text().notNull(),
  },
  (one) => [primaryKey({ columns: [one.code, one.version] })],
);
export type OfferVersion = typeof offerVersions.$inferSelect;

/** Who has chosen which offer for their next deposit; one at a time. */
export const offerChoices = pgTable('offer_choices', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  code: text().notNull(),
  version: integer().notNull(),
  chosenAt: at().notNull(),
  /** The deposit that it was given for, and when. */
  usedAt: at(),
  depositId: uuid().unique(),
  /** When another one was chosen instead. */
  droppedAt: at(),
});
