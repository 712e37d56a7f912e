import { asc, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GAME_TYPES } from '../../../contract/play/game-kinds';
import type { ModuleContext, Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { displayCategoryOf } from './category';
import { wordsOf } from './fold';
import { games, vendorCategories, vendors } from './tables';

type VendorRow = typeof vendors.$inferSelect;
const codes = v.array(v.string());
const closedRow = v.object({ revision: v.string(), vendors: codes, games: codes, lotteries: codes });

/** Current maintenance (`game_closures`): vendors, including those of a closed studio; games; lotteries by code. */
export type Closed = { vendors: ReadonlySet<string>; games: ReadonlySet<string>; lotteries: ReadonlySet<string> };
/** A vendor in a displayed category, with its nodes, the number of games in each, and the first game. */
export type Place = {
  vendor: VendorRow;
  category: (typeof GAME_TYPES)[number];
  isHot: boolean;
  nodes: { node: string; games: number }[];
  games: number;
  first: string;
  /** The words of the vendor's names, as a search compares them. */
  words: readonly string[];
};
export type Catalogue = { vendors: ReadonlyMap<string, VendorRow>; places: readonly Place[]; closed: Closed };

const cached = new WeakMap<Tx, { revision: string; known: Omit<Catalogue, 'closed'> }>();

/**
 * Reads vendors and current maintenance. Vendors are cached in the process as long as their revision equals the
 * database's (s7.relay.new-game-vendor): one short statement per call, and no notification between processes.
 */
export async function readCatalogue({ db }: Pick<ModuleContext, 'db'>): Promise<Catalogue> {
  const current = await queryRow(
    db,
    closedRow,
    sql`select revision::text,
    array(select code from game_closures where kind = 'vendor') as vendors,
    array(select code from game_closures where kind = 'game') as games,
    array(select code from game_closures where kind = 'lottery') as lotteries from catalogue_revision`,
  );
  const last = cached.get(db);
  // Read after the revision: if a write came between, the next call sees a newer revision and reads again.
  const known = last?.revision === current.revision ? last.known : await read(db);
  cached.set(db, { revision: current.revision, known });
  return {
    ...known,
    closed: { vendors: new Set(current.vendors), games: new Set(current.games), lotteries: new Set(current.lotteries) },
  };
}

async function read(db: Tx): Promise<Omit<Catalogue, 'closed'>> {
  const all = new Map(
    (await db.select().from(vendors).orderBy(asc(vendors.vassalage))).map((row) => [row.vassalage, row]),
  );
  const within = await db.select().from(vendorCategories).orderBy(asc(vendorCategories.place));
  const nodes = await db
    .select({
      vassalage: games.vassalage,
      category: games.category,
      node: games.node,
      games: sql<number>`count(*)::int`,
      first: sql<string>`(array_agg(${games.gameId} order by ${games.place}))[1]`,
    })
    .from(games)
    .groupBy(games.vassalage, games.category, games.node)
    .orderBy(sql`count(*) desc`, asc(games.node));
  const places = within.flatMap(({ vassalage, category, isHot }) => {
    const vendor = all.get(vassalage);
    const own = nodes.filter((node) => node.vassalage === vassalage && node.category === category);
    const count = own.reduce((sum, candidate) => sum + candidate.games, 0);
    return vendor && own[0]
      ? [
          {
            vendor,
            category: displayCategoryOf(vassalage, category),
            isHot,
            nodes: own,
            games: count,
            first: own[0].first,
            words: wordsOf(`${vendor.nameBn} ${vendor.nameEn}`),
          },
        ]
      : [];
  });
  return {
    vendors: all,
    places: GAME_TYPES.flatMap((category) => places.filter((place) => place.category === category)),
  };
}
