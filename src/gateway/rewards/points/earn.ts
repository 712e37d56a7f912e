import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS } from '../../../contract';
import { fromWire } from '../../../contract/money/money';
import type { ModuleContext } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import type { RecurringJobs } from '../../platform/jobs/jobs';
import type { Due } from '../../platform/jobs/overdue';

const TASK = 'points';
/** Maximum number of players per job, because others wait for its worker. */
const TURNS = 500;
const { factors, forValidBets } = GATEWAY_SETTINGS.points;

const reckonPointsRow = v.object({ reckoned: v.nullable(v.number()) });

/**
 * Computes the points for one player's queued bets, in order, each once (s9.const.nav-points): the total due so far,
 * rounded down, less what was credited. Returns the number of bets, or null if none is queued. Concurrent calls process
 * different players.
 */
export async function reckonPoints({ db }: Pick<ModuleContext, 'db'>): Promise<number | null> {
  const reckonQuery = sql`select points_reckoned(${JSON.stringify(factors)}::jsonb, ${fromWire(forValidBets)})::int as reckoned`;
  return (await queryRow(db, reckonPointsRow, reckonQuery)).reckoned;
}

/** Processes all queued bets; later ones are left to the next job. */
export async function reckonAll(ctx: Pick<ModuleContext, 'db'>): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) if ((await reckonPoints(ctx)) === null) return;
}

export const pointJobs: RecurringJobs = { [TASK]: { every: 5_000, does: reckonAll } };

const overduePointsRow = v.object({ since: v.nullable(v.string()) });

/** Returns queued bets that are overdue. */
export async function overduePoints({ db }: ModuleContext, before: Date): Promise<Due[]> {
  const overdueQuery = sql`select min(created_at)::text as since from point_fact_queue where created_at < ${before}`;
  const { since } = await queryRow(db, overduePointsRow, overdueQuery);
  return since ? [{ task: TASK, key: TASK, payload: {}, since: new Date(since) }] : [];
}
