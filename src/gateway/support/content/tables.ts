import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { AUDIENCES, type Platform, type RESOURCE_TYPES } from '../../../contract/support/content';

export const KINDS = ['category', 'help', 'page', 'bar', 'resource'] as const;
export type Kind = (typeof KINDS)[number];

/** Where an app or a place of ours elsewhere is; of an app also what it runs on and, of a file, its SHA-256. */
export type Resource = {
  type: (typeof RESOURCE_TYPES)[number];
  url: string;
  platform: Platform | null;
  sha256: string | null;
};

/** Every version of what the portal says; the last one that has begun is in force. None is ever changed. */
export const contentVersions = pgTable(
  'content_versions',
  {
    kind: text({ enum: KINDS }).notNull(),
    key: text().notNull(),
    /** From 1. */
    version: integer().notNull(),
    /** Of a help article. */
    category: text(),
    sort: integer().notNull().default(0),
    /** What a text that is consented to is called. */
    edition: text(),
    /** Of a resource. */
    resource: jsonb().$type<Resource>(),
    audience: text({ enum: AUDIENCES }).array().notNull(),
    titleBn: text().notNull(),
    titleEn: text().notNull(),
    /** Markdown, as it was written. */
    sourceBn: text().notNull(),
    sourceEn: text().notNull(),
    /** Sanitised HTML. */
    contentBn: text().notNull(),
    contentEn: text().notNull(),
    shownFrom: timestamp({ withTimezone: true }).notNull(),
    shownUntil: timestamp({ withTimezone: true }),
    /** It was taken away by this version. */
    removed: boolean().notNull().default(false),
    /** Whose act it was: an operator, or `seed`. */
    appliedBy: text().notNull(),
    appliedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.kind, row.key, row.version] })],
);

/** One row, moved by a trigger whenever something is applied. */
export const contentRevision = pgTable('content_revision', {
  singleton: boolean().primaryKey().default(true),
  revision: bigint({ mode: 'bigint' }).notNull(),
});
