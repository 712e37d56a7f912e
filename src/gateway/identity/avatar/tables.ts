import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { STATIC_AVATARS } from '../../../contract/identity/avatar';
import { bytes } from '../../platform/database/bytea';

/** Pictures of players, written anew as small square PNGs; one that is nobody's avatar waits to be chosen. */
export const avatarPictures = pgTable('avatar_pictures', {
  id: uuid().primaryKey(),
  accountId: uuid().notNull(),
  picture: bytes().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

/** What was chosen: the name of one that there is, or a picture of one's own. */
export const avatars = pgTable('avatars', {
  accountId: uuid().primaryKey(),
  name: text({ enum: STATIC_AVATARS }),
  pictureId: uuid(),
});
