import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { FAIRNESS, FEATURES, GAME_TYPES, RULES, VOLATILITIES } from '../../../contract/play/game-kinds';

const moment = () => timestamp({ withTimezone: true });
const minor = () => bigint({ mode: 'bigint' });

/** Makers of games: `vassalage` is the code, `accountTypeName` the name in launches, `studio` the studio wire's id. */
export const vendors = pgTable('vendors', {
  vassalage: text().primaryKey(),
  accountTypeName: text().notNull(),
  nameBn: text().notNull(),
  nameEn: text().notNull(),
  studio: text(),
  since: moment().notNull(),
});

/** Categories of a vendor by its own account; `category.ts` moves those of esports. */
export const vendorCategories = pgTable('vendor_categories', {
  vassalage: text().notNull(),
  category: text({ enum: GAME_TYPES }).notNull(),
  isHot: boolean().notNull(),
  place: integer().notNull(),
});

/** Games by display order (`place`); stakes in minor units, the return in hundredths of a percent. */
export const games = pgTable('games', {
  gameId: text().primaryKey(),
  place: integer().notNull(),
  vassalage: text().notNull(),
  category: text({ enum: GAME_TYPES }).notNull(),
  node: text().notNull(),
  nameBn: text().notNull(),
  nameEn: text().notNull(),
  hasTrial: boolean().notNull(),
  gameUrl: text().notNull(),
  gameUrl2: text('game_url2'),
  gameCode: text(),
  playType: text(),
  isHot: boolean().notNull(),
  returnBp: integer(),
  volatility: text({ enum: VOLATILITIES }),
  minBet: minor().notNull(),
  maxBet: minor().notNull(),
  lines: integer(),
  /** As a multiple of the stake. */
  maxWin: integer(),
  features: text({ enum: FEATURES }).array().notNull(),
  fairness: text({ enum: FAIRNESS }).notNull(),
  rules: text({ enum: RULES }).notNull(),
  since: moment().notNull(),
});

export const gameRooms = pgTable('game_rooms', {
  roomId: text().primaryKey(),
  gameId: text().notNull(),
  nameBn: text().notNull(),
  nameEn: text().notNull(),
  minBet: minor().notNull(),
  maxBet: minor().notNull(),
  seats: integer().notNull(),
  place: integer().notNull(),
});

/** Players who wait in rooms of the catalogue, as last reported by their studios. */
export const roomReports = pgTable('room_reports', {
  roomId: text().primaryKey(),
  waiting: integer().notNull(),
  reportedAt: moment().notNull(),
});

/** Search index: folded prefixes of the words in games' names. */
export const gameKeys = pgTable('game_keys', { key: text().notNull(), place: integer().notNull() });
/** Number of games per key. */
export const gameKeyCounts = pgTable('game_key_counts', { key: text().primaryKey(), games: integer().notNull() });
/** Index for misspelt words without a prefix match: words with one letter removed, and trigrams. */
export const gameNearKeys = pgTable('game_near_keys', { key: text().notNull(), word: text().notNull() });

/** Items under maintenance: `code` is a vendor's vassalage, a game's id or a lottery's code. */
export const gameMaintenance = pgTable('game_maintenance', {
  kind: text({ enum: ['vendor', 'game', 'lottery'] }).notNull(),
  code: text().notNull(),
  since: moment().notNull(),
});

export const favoriteGames = pgTable('favorite_games', {
  accountId: uuid().notNull(),
  gameId: text().notNull(),
  at: moment().notNull(),
});

export const recentGames = pgTable('recent_games', {
  accountId: uuid().notNull(),
  gameId: text().notNull(),
  playedAt: moment().notNull(),
});
