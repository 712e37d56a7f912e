import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { STATIC_AVATARS } from '../../../contract/identity/avatar';
import { bytes } from '../../platform/database/bytea';

/** Players' pictures, re-encoded as small square PNGs; unreferenced ones wait to be chosen. */
export const avatarPictures = pgTable('avatar_pictures', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  picture: bytes().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** Chosen avatars: the name of a built-in one, or an uploaded picture. */
export const avatars = pgTable('avatars', {
  accountId: uuid().primaryKey(),
  name: text({ enum: STATIC_AVATARS }),
  pictureId: uuid(),
});
