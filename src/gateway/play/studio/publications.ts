import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Language, Value } from '../../../contract';
import type { StudioAnswer, StudioRequest } from '../../../contract/play/studio';
import { publishedOdds } from '../../../contract/play/studio-odds';
import type { ModuleContext } from '../../platform/context';
import { gameForLaunch } from '../game/launchable';
import { roomsOf } from '../game/rows';
import { roomReports } from '../game/tables';
import { type Proven, StudioRejection } from './call';
import { mustHavePlayed } from './look';
import { studioOdds, studioSeeds } from './tables';

type Label = Record<Language, string>;

const DONE: StudioAnswer = { code: 'ok', outcome: 'applied', balance: null, transactionId: null };

/** Stores the odds of a game, replacing the previous ones (W34). They are displayed only with games of this studio. */
export async function publishOdds(
  { db, now }: ModuleContext,
  { key }: Proven,
  request: StudioRequest<'odds'>,
): Promise<StudioAnswer> {
  const row = { odds: v.parse(publishedOdds, request), publishedAt: await now() };
  await db
    .insert(studioOdds)
    .values({ studioId: key.studioId, gameId: request.gameId, ...row })
    .onConflictDoUpdate({ target: [studioOdds.studioId, studioOdds.gameId], set: row });
  return DONE;
}

/** Stores a revealed seed (W35). Throws `player.unknown`, or `request.invalid` if it does not match the commitment. */
export async function revealSeed(
  { db, now }: ModuleContext,
  { key }: Proven,
  { player, commitment, serverSeed }: StudioRequest<'reveal'>,
): Promise<StudioAnswer> {
  await mustHavePlayed(db, key.studioId, player);
  const due = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
  if (due !== commitment) throw new StudioRejection('request.invalid', { fields: ['serverSeed'] });
  await db
    .insert(studioSeeds)
    .values({ studioId: key.studioId, accountId: player, commitment, serverSeed, revealedAt: await now() })
    .onConflictDoNothing();
  return DONE;
}

/**
 * Stores how many players wait in rooms (W37). Rooms of other studios, and rooms that the catalogue does not have, are
 * skipped.
 */
export async function reportRooms(
  { db, now }: ModuleContext,
  { key }: Proven,
  { rooms }: StudioRequest<'rooms'>,
): Promise<StudioAnswer> {
  const waiting = new Map(rooms.map((room) => [room.roomId, room.waiting]));
  const listed = await roomsOf(db, key.studioId, [...waiting.keys()]);
  const reportedAt = await now();
  const rows = listed.map(({ roomId }) => ({ roomId, waiting: waiting.get(roomId) ?? 0, reportedAt }));
  if (rows.length === 0) return DONE;
  await db
    .insert(roomReports)
    .values(rows)
    .onConflictDoUpdate({
      target: roomReports.roomId,
      set: { waiting: sql`excluded.waiting`, reportedAt },
    });
  return DONE;
}

/** Returns the published odds of a game in a language; null for a game without any, and for an unknown game. */
export async function oddsOf({ db }: ModuleContext, gameId: string, language: Language): Promise<Value<'gameOdds'>> {
  const game = await gameForLaunch(db, { gameId });
  if (!game?.studio) return { odds: null };
  const [row] = await db
    .select({ odds: studioOdds.odds })
    .from(studioOdds)
    .where(and(eq(studioOdds.studioId, game.studio), eq(studioOdds.gameId, gameId)));
  if (!row) return { odds: null };
  const { notes, payTable, tables } = v.parse(publishedOdds, row.odds);
  const labelled = <T extends { label: Label }>(item: T) => ({ ...item, label: item.label[language] });
  return {
    odds: {
      notes: notes.map((note) => note[language]),
      payTable: payTable && {
        columns: payTable.columns.map((column) => column[language]),
        rows: payTable.rows.map(labelled),
      },
      tables: tables.map(({ label, returns, rows }) => ({
        label: label?.[language] ?? null,
        returns,
        rows: rows.map(labelled),
      })),
    },
  };
}
