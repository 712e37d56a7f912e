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
/** Rows of a statement: PostgreSQL takes 65,535 values in one. */
const AT_ONCE = 1_000;

/** Checks whether no game was ever written here. */
export async function noCatalogue(tx: Tx): Promise<boolean> {
  const [row] = await tx.select().from(catalogueRevision);
  return row?.revision === 0n;
}

/** Writes the demo's catalogue, in bulk: sixty vendors, 2,400 games (`copies` times), the rooms of those between players, and what they are found by. */
export async function seedCatalogue({ db, now }: Pick<ModuleContext, 'db' | 'now'>, copies = 1): Promise<void> {
  const since = await daysBefore(now);
  await writeVendors(db, since);
  const all = inventGames(copies);
  await writeGames(db, all, since);
  await db.insert(gameRooms).values(inventRooms(all));
  await index(db);
}

/** Checks whether games of the catalogue are lotteries that name no play: demos made before `own.lottery.entry` have such games. */
export async function hasUnnamedLotteries(tx: Tx): Promise<boolean> {
  const unnamed = and(IS_LOTTERY, or(isNull(games.gameCode), isNull(games.playType)));
  const rows = await tx.select({ gameId: games.gameId }).from(games).where(unnamed).limit(1);
  return rows.length > 0;
}

/**
 * Replaces the lotteries of an older demo by the plays that exist, and adds the games that it does not have yet;
 * favourites and recent games of the replaced ones go with them.
 */
export async function renewLotteries({ db, now }: Pick<ModuleContext, 'db' | 'now'>): Promise<void> {
  const since = await daysBefore(now);
  await db.delete(games).where(IS_LOTTERY);
  await db.delete(gameMaintenance).where(sql`kind = 'game' and code not in (select game_id from games)`);
  // Places are unique: the old ones make room first.
  await db.update(games).set({ place: sql`-1 - ${games.place}` });
  await writeVendors(db, since);
  await writeGames(db, inventGames(), since);
  await index(db);
}

const IS_LOTTERY = inArray(games.category, LOTTERY_CATEGORIES);

type Since = (days: number) => Date;

/** Returns the function that gives the time so many days before now. */
async function daysBefore(now: ModuleContext['now']): Promise<Since> {
  const at = (await now()).getTime();
  return (days) => new Date(at - days * DAY);
}

/** Writes the vendors and what each of them makes, except rows that an older demo has already. */
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
