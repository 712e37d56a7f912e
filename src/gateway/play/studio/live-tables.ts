import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language, Value } from '../../../contract';
import { type StudioTable, studioTables } from '../../../contract/play/studio-tables';
import type { GameTable } from '../../../contract/play/tables';
import { tracedFetch } from '../../../tracing/spans';
import type { Db, ModuleContext } from '../../platform/context';
import { bytesOf } from '../../platform/http/bytes-of';
import { readCatalogue } from '../game/catalogue';
import { CAN_OPEN } from '../game/launchable';
import { games, vendors } from '../game/tables';
import { gameView } from '../game/view';
import { tablesOf } from './address';
import type { Studio } from './keys';
import { studios } from './tables';

/** Time for which responses of studios are reused, and the timeout of a call, ms. */
const CACHE_MS = 3_000;
const TIMEOUT_MS = 2_000;
/** Maximum size of a studio's response, bytes. */
const MAX_BYTES = 262_144;

/** Tables of a studio, with times by our clock. */
type Published = { studio: string; tables: readonly StudioTable[] };

const cached = new WeakMap<Db, { at: number; published: Promise<Published[]> }>();

/**
 * Returns the current rounds of the tables of all studios, for games that a launch would open (`own.home.tables`). A
 * studio that does not respond has no tables.
 */
export async function liveTables(ctx: ModuleContext, language: Language): Promise<Value<'gameTables'>> {
  const published = await publishedTables(ctx);
  const ids = published.flatMap(({ tables }) => tables.map(({ gameId }) => gameId));
  if (ids.length === 0) return { tables: [] };
  const catalogue = await readCatalogue(ctx);
  const rows = await ctx.db
    .select({ game: games, studio: vendors.studio })
    .from(games)
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .where(and(inArray(games.gameId, ids), CAN_OPEN));
  const tables = published.flatMap(({ studio, tables: own }) =>
    own.flatMap((table) => {
      const row = rows.find((candidate) => candidate.studio === studio && candidate.game.gameId === table.gameId);
      if (!row) return [];
      const { gameId, gameName, showIcon, supportPlay } = gameView(row.game, catalogue, language);
      return [{ gameId, gameName, showIcon, supportPlay, ...tableIn(language, table) }];
    }),
  );
  return { tables };
}

/** Returns the tables that studios publish; those of the last seconds are reused by all callers. */
async function publishedTables(ctx: ModuleContext): Promise<Published[]> {
  const last = cached.get(ctx.db);
  if (last && performance.now() - last.at < CACHE_MS) return last.published;
  const published = readStudios(ctx);
  cached.set(ctx.db, { at: performance.now(), published });
  // A failure of the database is not remembered.
  published.catch(() => cached.delete(ctx.db));
  return published;
}

async function readStudios(ctx: ModuleContext): Promise<Published[]> {
  const all = await ctx.db.select().from(studios);
  return Promise.all(all.map(async (studio) => ({ studio: studio.id, tables: await tablesAt(ctx, studio) })));
}

async function tablesAt(ctx: ModuleContext, studio: Studio): Promise<StudioTable[]> {
  const address = tablesOf(ctx, studio);
  if (address === null) return [];
  try {
    const response = await tracedFetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const bytes = response.status === 200 ? await bytesOf(response, MAX_BYTES) : null;
    if (!bytes) return [];
    const { now, tables } = v.parse(studioTables, JSON.parse(bytes.toString('utf8')));
    // The studio's clock may differ from ours.
    const ahead = (await ctx.now()).getTime() - now;
    const byOurs = (time: number | null) => time && time + ahead;
    return tables.map((table) => ({ ...table, closesAt: byOurs(table.closesAt), startsAt: byOurs(table.startsAt) }));
  } catch {
    return [];
  }
}

type TableState = Omit<GameTable, 'gameId' | 'gameName' | 'showIcon' | 'supportPlay'>;

function tableIn(language: Language, { phase, closesAt, startsAt, matchday, ...table }: StudioTable): TableState {
  const sideIn = ({ name, points }: StudioTable['fixtures'][number]['home']) => ({ name: name[language], points });
  return {
    phase,
    closesAt,
    startsAt,
    resultsTitle: table.resultsTitle[language],
    results: table.results.map((result) => result[language]),
    matchday,
    fixtures: table.fixtures.map(({ home, away, odds }) => ({
      home: sideIn(home),
      away: sideIn(away),
      odds: odds.map(({ label, price }) => ({ label: label[language], price })),
    })),
  };
}
