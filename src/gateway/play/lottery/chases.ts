import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Value } from '../../../contract';
import type { LotteryChasesEnded } from '../../../contract/play/lottery';
import type { Input, ModuleContext } from '../../platform/context';
import { keyset } from '../../platform/database/keyset';
import { queryRow } from '../../platform/database/query';
import { wireMoney } from './orders';
import { placing } from './rejections';

const chasePage = v.object({
  /** Number of chases from the page's marker on. */
  rest: v.number(),
  last: v.nullable(v.array(v.string())),
  held: wireMoney,
  list: v.array(
    v.object({
      id: v.string(),
      lottery: v.string(),
      at: v.number(),
      ...{ stake: wireMoney, held: wireMoney, returned: wireMoney },
      ...{ draws: v.number(), left: v.number() },
      stopAfterWin: v.boolean(),
      next: v.object({ issue: v.string(), drawsAt: v.number() }),
    }),
  ),
});

const NEWEST_FIRST = keyset([
  [sql`created_at`, 'time'],
  [sql`id`, 'id'],
]);

const chasesOfRow = v.object({ told: v.unknown() });

/** Lists a player's chases with open orders, the newest first (own.lottery.chases). */
export async function chasesOf(
  { db }: ModuleContext,
  accountId: string,
  query: Input<'lotteryChases'>,
): Promise<Value<'lotteryChases'>> {
  const page = NEWEST_FIRST.at(query);
  const [at, id] = page.after ?? [sql`null`, sql`null`];
  const of = sql`select lottery_chases_told(${accountId}, ${page.limit}, ${page.offset}, ${at}, ${id}) as told`;
  const { rest, last, held, list } = v.parse(chasePage, (await queryRow(db, chasesOfRow, of)).told);
  return { list, held, ...page.reply(rest, last ?? undefined) };
}

const chaseEnding = v.object({ draws: v.number(), returned: wireMoney, balance: wireMoney });

const endChasesRow = v.object({ told: v.unknown() });

/**
 * Ends one of the player's chases, or all (null): releases the stakes of issues that have not closed. Idempotent.
 * Throws `lottery.chaseUnknown`.
 */
export async function endChases(
  { db }: ModuleContext,
  accountId: string,
  id: string | null,
): Promise<LotteryChasesEnded> {
  const operation = queryRow(db, endChasesRow, sql`select lottery_chases_ended(${accountId}, ${id}) as told`);
  return v.parse(chaseEnding, (await placing(operation)).told);
}
