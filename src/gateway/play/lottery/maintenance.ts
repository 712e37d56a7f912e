import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

const closedPlaysRow = v.object({ closed: v.array(v.string()) });

/**
 * Returns the plays under maintenance among a lottery's plays: their orders fail with `game.maintenance`
 * (own.lottery.maintenance).
 */
export async function closedPlays(tx: Tx, lottery: string, plays: readonly string[]): Promise<string[]> {
  const query = sql`select lottery_closed_plays(${lottery}, ${sql.param(plays)}::text[]) as closed`;
  return (await queryRow(tx, closedPlaysRow, query)).closed;
}
