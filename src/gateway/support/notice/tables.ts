import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { AUDIENCES } from '../../../contract/support/content';
import { BANNER_PICTURES, NOTICE_TYPES } from '../../../contract/support/notices';

/** Notices and banners. `key` identifies one for its author; `version` counts its changes. */
export const notices = pgTable('notices', {
  id: uuid().primaryKey(),
  key: text().notNull(),
  type: text({ enum: NOTICE_TYPES }).notNull(),
  titleBn: text().notNull(),
  titleEn: text().notNull(),
  /** Sanitised HTML; plain text for banners. */
  contentBn: text().notNull(),
  contentEn: text().notNull(),
  /** Position and target of a banner. */
  groupName: text(),
  url: text(),
  shownFrom: timestamp({ withTimezone: true }).notNull(),
  shownUntil: timestamp({ withTimezone: true }),
  audience: text({ enum: AUDIENCES })
    .array()
    .notNull()
    .default([...AUDIENCES]),
  /** Woven picture of a banner, if any. */
  picture: text({ enum: BANNER_PICTURES }),
  /** True if a folder created it and may remove it again. */
  applied: boolean().notNull().default(false),
  version: integer().notNull().default(1),
});

/** Single row, incremented by a trigger whenever notices are written. */
export const noticeRevision = pgTable('notice_revision', {
  singleton: boolean().primaryKey().default(true),
  revision: bigint({ mode: 'bigint' }).notNull(),
});
