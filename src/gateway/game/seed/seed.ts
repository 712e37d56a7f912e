import { sql } from 'drizzle-orm';
import { GAME_TYPES } from '../../../contract/game-kinds';
import type { ModuleContext, Tx } from '../../module-context';
import { indexGames } from '../index-games';
import { catalogueRevision, gameRooms, games, vendorCategories, vendors } from '../tables';
import { inventGames } from './games';
import { inventRooms } from './rooms';
import { MAKERS } from './vendors';

const DAY = 86_400_000;
/** Rows of a statement: PostgreSQL takes 65,535 values in one. */
const AT_ONCE = 1_000;

/** Whether no game was ever written here. */
export async function noCatalogue(tx: Tx): Promise<boolean> {
  const [row] = await tx.select().from(catalogueRevision);
  return row?.revision === 0n;
}

/** Writes the demo's catalogue, in bulk: sixty vendors, 2,400 games (`copies` times), the rooms of those between players, and what they are found by. */
export async function seedCatalogue({ db, now }: Pick<ModuleContext, 'db' | 'now'>, copies = 1): Promise<void> {
  const at = (await now()).getTime();
  const since = (days: number) => new Date(at - days * DAY);
  await db.insert(vendors).values(
    MAKERS.map(({ vassalage, bn, en, accountTypeName = vassalage, studio = null, days }) => ({
      ...{ vassalage, accountTypeName, studio, nameBn: bn, nameEn: en, since: since(days) },
    })),
  );
  await db
    .insert(vendorCategories)
    .values(
      MAKERS.flatMap(({ vassalage, makes, hot = false }, place) =>
        GAME_TYPES.filter((category) => makes[category]).map((category) => ({ vassalage, category, isHot: hot, place })),
      ),
    );
  const all = inventGames(copies);
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    await db.insert(games).values(some.map(({ days, ...game }, index) => ({ ...game, place: from + index, since: since(days) })));
  }
  await db.insert(gameRooms).values(inventRooms(all));
  await indexGames(db);
  await db.execute(sql`analyze vendors, vendor_categories, games, game_rooms, game_keys, game_key_counts, game_near_keys`);
}
