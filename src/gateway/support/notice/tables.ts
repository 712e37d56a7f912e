import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { AUDIENCES } from '../../../contract/support/content';
import { BANNER_PICTURES, NOTICE_TYPES } from '../../../contract/support/notices';

/** What is said to players, and banners. `key` names one for whoever writes it; `version` counts its changes. */
export const notices = pgTable('notices', {
  id: uuid().primaryKey(),
  key: text().notNull(),
  type: text({ enum: NOTICE_TYPES }).notNull(),
  titleBn: text().notNull(),
  titleEn: text().notNull(),
  /** Sanitised HTML; of a banner text. */
  contentBn: text().notNull(),
  contentEn: text().notNull(),
  /** Of a banner: where it stands, and where it leads. */
  groupName: text(),
  url: text(),
  shownFrom: timestamp({ withTimezone: true }).notNull(),
  shownUntil: timestamp({ withTimezone: true }),
  audience: text({ enum: AUDIENCES })
    .array()
    .notNull()
    .default([...AUDIENCES]),
  /** Of a banner: which woven picture it shows, where it has one. */
  picture: text({ enum: BANNER_PICTURES }),
  /** It came from a folder, which takes it away again. */
  applied: boolean().notNull().default(false),
  version: integer().notNull().default(1),
});

/** One row, moved by a trigger whenever notices are written. */
export const noticeRevision = pgTable('notice_revision', {
  singleton: boolean().primaryKey().default(true),
  revision: bigint({ mode: 'bigint' }).notNull(),
});
