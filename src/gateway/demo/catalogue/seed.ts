import { and, inArray, isNull, or, sql } from 'drizzle-orm';
import { GAME_TYPES, LOTTERY_CATEGORIES } from '../../../contract/play/game-kinds';
import type { ModuleContext, Tx } from '../../platform/context';
import { indexGames } from '../../play/game/index-games';
import {
  catalogueRevision,
  gameMaintenance,
  gameRooms,
  games,
  vendorCategories,
  vendors,
} from '../../play/game/tables';
import { inventGames } from './games';
import type { Invented } from './invented';
import { inventRooms } from './rooms';
import { MAKERS } from './vendors';

const DAY = 86_400_000;
/** Rows per statement: PostgreSQL accepts at most 65,535 values in one. */
const AT_ONCE = 1_000;

/** Returns whether the catalogue has never been written. */
export async function noCatalogue(tx: Tx): Promise<boolean> {
  const [row] = await tx.select().from(catalogueRevision);
  return row?.revision === 0n;
}

/**
 * Writes the demo's catalogue in bulk: sixty vendors, 2,400 games (times `copies`), the rooms of games between players,
 * and the search index.
 */
export async function seedCatalogue({ db, now }: Pick<ModuleContext, 'db' | 'now'>, copies = 1): Promise<void> {
  const since = await daysBefore(now);
  await writeVendors(db, since);
  const all = inventGames(copies);
  await writeGames(db, all, since);
  await db.insert(gameRooms).values(inventRooms(all));
  await index(db);
}

/** Returns whether the catalogue has lotteries without a play, like demos created before `own.lottery.entry`. */
export async function hasUnnamedLotteries(tx: Tx): Promise<boolean> {
  const unnamed = and(IS_LOTTERY, or(isNull(games.gameCode), isNull(games.playType)));
  const rows = await tx.select({ gameId: games.gameId }).from(games).where(unnamed).limit(1);
  return rows.length > 0;
}

/**
 * Replaces the lotteries of an older demo with the existing plays and adds missing games; favourites and recent games
 * that refer to replaced ones are deleted with them.
 */
export async function renewLotteries({ db, now }: Pick<ModuleContext, 'db' | 'now'>): Promise<void> {
  const since = await daysBefore(now);
  await db.delete(games).where(IS_LOTTERY);
  await db.delete(gameMaintenance).where(sql`kind = 'game' and code not in (select game_id from games)`);
  // Places are unique, so the existing ones are moved out of the way first.
  await db.update(games).set({ place: sql`-1 - ${games.place}` });
  await writeVendors(db, since);
  await writeGames(db, inventGames(), since);
  await index(db);
}

const IS_LOTTERY = inArray(games.category, LOTTERY_CATEGORIES);

type Since = (days: number) => Date;

/** Returns a function from a number of days to the time that many days ago. */
async function daysBefore(now: ModuleContext['now']): Promise<Since> {
  const at = (await now()).getTime();
  return (days) => new Date(at - days * DAY);
}

/** Writes the vendors and their categories, except rows that an older demo already has. */
async function writeVendors(db: Tx, since: Since): Promise<void> {
  const rows = MAKERS.map(({ vassalage, bn, en, accountTypeName = vassalage, studio = null, days }) => ({
    ...{ vassalage, accountTypeName, studio, nameBn: bn, nameEn: en, since: since(days) },
  }));
  await db.insert(vendors).values(rows).onConflictDoNothing();
  const categories = MAKERS.flatMap(({ vassalage, makes, hot = false }, place) =>
    GAME_TYPES.filter((category) => makes[category]).map((category) => ({ vassalage, category, isHot: hot, place })),
  );
  await db.insert(vendorCategories).values(categories).onConflictDoNothing();
}

async function writeGames(db: Tx, all: readonly Invented[], since: Since): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const rows = all
      .slice(from, from + AT_ONCE)
      .map(({ days, ...game }, index) => ({ ...game, place: from + index, since: since(days) }));
    await db
      .insert(games)
      .values(rows)
      .onConflictDoUpdate({ target: games.gameId, set: { place: sql`excluded.place` } });
  }
}

async function index(db: Tx): Promise<void> {
  await indexGames(db);
  await db.execute(
    sql`analyze vendors, vendor_categories, games, game_rooms, game_keys, game_key_counts, game_near_keys`,
  );
}
