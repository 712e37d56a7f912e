import * as v from 'valibot';
import { aimOf, FISH_KINDS } from '../games/fish';
import { Misplayed, POND } from '../games/game';
import { Rejection, type Studio } from '../play/context';
import type { Query } from '../store/database';
import { queryRows } from '../store/query';
import { kindOf } from './schedule';
import { isSwimming } from './swim';

/** Condition on settled shots that hit; the index `rounds_caught` has the same condition and the same expression. */
const CAUGHT = `game = '${POND}' and payout > 0`;
const FISH = `(acts -> 0 ->> 'fish')::int`;

const catchRow = v.object({ fish: v.number(), kind: v.picklist(FISH_KINDS), catches: v.number() });
/** A caught fish; several players may have caught it if they shot at the same time. */
export type CaughtFish = v.InferOutput<typeof catchRow>;

/** Returns the caught fish, from a number on. */
export const caughtSince = (tx: Query, fish: number): Promise<CaughtFish[]> =>
  queryRows(
    tx,
    catchRow,
    `select ${FISH} as fish, acts -> 0 ->> 'kind' as kind, count(*)::int as catches
       from rounds where ${CAUGHT} and ${FISH} >= $1 group by 1, 2 order by 1`,
    [fish],
  );

async function isCaught(tx: Query, fish: number): Promise<boolean> {
  const { rowCount } = await tx.query(`select from rounds where ${CAUGHT} and ${FISH} = $1 limit 1`, [fish]);
  return rowCount !== 0;
}

/**
 * Requires that the target fish of a shot is in the pond (`own.pond.gone`). Throws `Misplayed` on a fish that the
 * schedule does not have; rejects with `fish.gone` if it has left, was caught or has not entered yet. A permitted shot
 * is decided by its own chance, even if another player catches the fish before its result (`own.pond.shot`).
 */
export async function requireFish(tx: Query, studio: Studio, first: unknown): Promise<void> {
  const { kind, fish } = aimOf(first);
  if (fish === undefined || kindOf(fish) !== kind) throw new Misplayed('no such fish');
  const now = (await studio.now(tx)).getTime();
  if (!isSwimming(fish, now) || (await isCaught(tx, fish))) throw new Rejection(409, 'fish.gone');
}
