import { inArray, notInArray, or, sql } from 'drizzle-orm';
import { GAME_TYPES, LOTTERY_CATEGORIES } from '../../../contract/play/game-kinds';
import type { ModuleContext, Tx } from '../../platform/context';
import { indexGames } from '../../play/game/index-games';
import { gameMaintenance, gameRooms, games, vendorCategories, vendors } from '../../play/game/tables';
import { inventGames, openGames } from './games';
import type { Invented } from './invented';
import { inventRooms } from './rooms';
import { MAKERS } from './vendors';

const DAY = 86_400_000;
/** Rows per statement: PostgreSQL accepts at most 65,535 values in one. */
const AT_ONCE = 1_000;

type DemoGames = ModuleContext['config']['demoGames'];
/** Computed once: the prices of all lotteries take half a second. */
const gamesBySetting = new Map<DemoGames, readonly Invented[]>();

/** Returns the games that the demo lists: those that a launch opens, or with `DEMO_GAMES=all` fictional ones, too. */
export function demoGames({ config }: Pick<ModuleContext, 'config'>): readonly Invented[] {
  const known = gamesBySetting.get(config.demoGames);
  const listed = known ?? (config.demoGames === 'all' ? inventGames() : openGames());
  gamesBySetting.set(config.demoGames, listed);
  return listed;
}

type Seeding = Pick<ModuleContext, 'db' | 'now'>;

/** Writes a catalogue in bulk: games, their vendors, the rooms of games between players, and the search index. */
export async function seedCatalogue({ db, now }: Seeding, all: readonly Invented[]): Promise<void> {
  const since = await daysBefore(now);
  await writeVendors(db, all, since);
  await writeGames(db, all, since);
  await db.insert(gameRooms).values(inventRooms(all));
  await index(db);
}

/**
 * Returns whether the catalogue lists other games than these, as that of a new or older demo or of another
 * `DEMO_GAMES`, or lotteries that name no play, as demos from before `own.lottery.entry`.
 */
export async function isCatalogueOutdated(tx: Tx, all: readonly Invented[]): Promise<boolean> {
  const unnamed = sql<boolean>`coalesce(bool_or(${IS_UNNAMED}), false)`;
  const [row] = await tx
    .select({ unnamed, ids: sql<string[]>`coalesce(array_agg(${games.gameId}), '{}')` })
    .from(games);
  const listed = new Set(row?.ids);
  return row?.unnamed !== false || listed.size !== all.length || all.some(({ gameId }) => !listed.has(gameId));
}

/**
 * Replaces the catalogue, which may be empty, by these games. Games in both stay; favourites and recent games of the
 * others go with them.
 */
export async function renewCatalogue(seeding: Seeding, all: readonly Invented[]): Promise<void> {
  const { db } = seeding;
  const ids = all.map(({ gameId }) => gameId);
  await db.delete(games).where(or(notInArray(games.gameId, ids), IS_UNNAMED));
  await db.delete(vendors).where(notInArray(vendors.vassalage, [...vendorsOf(all)]));
  await db.delete(gameMaintenance).where(sql`kind = 'game' and code not in (select game_id from games)
    or kind = 'vendor' and code not in (select vassalage from vendors)`);
  // Places are unique: the old ones make room first.
  await db.delete(gameRooms);
  await db.update(games).set({ place: sql`-1 - ${games.place}` });
  await seedCatalogue(seeding, all);
}

const vendorsOf = (all: readonly Invented[]): ReadonlySet<string> => new Set(all.map(({ vassalage }) => vassalage));

/** True for a lottery of the query without a play. */
const IS_UNNAMED = sql`(${inArray(games.category, LOTTERY_CATEGORIES)}
  and (${games.gameCode} is null or ${games.playType} is null))`;

type Since = (days: number) => Date;

/** Returns a function from a number of days to the time that many days ago. */
async function daysBefore(now: ModuleContext['now']): Promise<Since> {
  const at = (await now()).getTime();
  return (days) => new Date(at - days * DAY);
}

/** Writes the vendors of these games with their categories, except rows that an older demo has already. */
async function writeVendors(db: Tx, all: readonly Invented[], since: Since): Promise<void> {
  const has = vendorsOf(all);
  const makers = MAKERS.filter(({ vassalage }) => has.has(vassalage));
  const rows = makers.map(({ vassalage, bn, en, accountTypeName = vassalage, studio = null, days }) => ({
    ...{ vassalage, accountTypeName, studio, nameBn: bn, nameEn: en, since: since(days) },
  }));
  await db.insert(vendors).values(rows).onConflictDoNothing();
  const categories = makers.flatMap(({ vassalage, makes, hot = false }, place) =>
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
