import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { AUDIENCES, type Platform, type RESOURCE_TYPES } from '../../../contract/support/content';

export const KINDS = ['category', 'help', 'page', 'bar', 'resource'] as const;
export type Kind = (typeof KINDS)[number];

/** Address of an app or of our page on another site; for an app also its platform and, for a file, the SHA-256. */
export type Resource = {
  type: (typeof RESOURCE_TYPES)[number];
  url: string;
  platform: Platform | null;
  sha256: string | null;
};

/** Versions of the portal's content; the latest one that has started is in force. Immutable. */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text({ enum: KINDS }).notNull(),
    key: text().notNull(),
    /** From 1. */
    version: integer().notNull(),
    /** Category of a help article. */
    category: text(),
    sort: integer().notNull().default(0),
    /** Edition of a text that newcomers consent to. */
    edition: text(),
    /** Only for resources. */
    resource: jsonb().$type<Resource>(),
    audience: text({ enum: AUDIENCES }).array().notNull(),
    titleBn: text().notNull(),
    titleEn: text().notNull(),
    /** Markdown source. */
    sourceBn: text().notNull(),
    sourceEn: text().notNull(),
    /** Sanitised HTML. */
    contentBn: text().notNull(),
    contentEn: text().notNull(),
    shownFrom: timestamp({ withTimezone: true }).notNull(),
    shownUntil: timestamp({ withTimezone: true }),
    /** True if this version removes the item. */
    removed: boolean().notNull().default(false),
    /** Operator who applied it, or `seed`. */
    appliedBy: text().notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.key, row.version] })],
);

/** Single row, incremented by a trigger whenever content is applied. */
export const contentRevision = pgTable('content_revision', {
  singleton: boolean().primaryKey().default(true),
  revision: bigint({ mode: 'bigint' }).notNull(),
});
