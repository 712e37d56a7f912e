import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

const closedPlaysRow = v.object({ closed: v.array(v.string()) });

/** Those of a lottery's plays that are under maintenance: orders of them are refused with `game.maintenance` (own.lottery.maintenance). */
export async function closedPlays(tx: Tx, lottery: string, plays: readonly string[]): Promise<string[]> {
  const query = sql`select lottery_closed_plays(${lottery}, ${sql.param(plays)}::text[]) as closed`;
  return (await queryRow(tx, closedPlaysRow, query)).closed;
}
