import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { DeskValue } from '../../../../contract/operations/desk-endpoints';
import { findWithdrawals } from '../../../money';
import { ApiError, type ModuleContext, type Tx } from '../../../platform/context';
import { queryRows } from '../../../platform/database/query';
import { readAtOnce } from '../../../platform/database/transact';
import { UUID } from '../../../platform/uuid';
import { addressOf } from '../queues/item';
import { readActs, renderAct } from './search';

/** Public number of a withdrawal. */
const WITHDRAWAL = /^W\d{8,12}$/;
const accountRow = v.object({ userName: v.string() });

/**
 * Returns all that is recorded about an act (`own.desk-audit.seen`, `own.desk-audit.change`). Throws `desk.actUnknown`.
 */
export const showAct = (ctx: ModuleContext, id: string): Promise<DeskValue<'auditAct'>> =>
  readAtOnce(ctx, async (tx, { ports }) => {
    const [act] = await readActs(tx, ports, sql`operator_acts a`, [sql`a.id = ${id}::uuid`], 1);
    if (!act) throw new ApiError(404, 'desk.actUnknown');
    const { change } = act;
    return {
      ...renderAct(act),
      requestId: act.requestId,
      seen: [...(ports.opsCommands[act.command]?.shows ?? [])],
      change: change && { before: written(change.before), after: written(change.after) },
      item: await itemOf(tx, act),
      player: await playerIn(tx, act.args),
    };
  });

/** Writes a value of a setting as people read it. */
function written(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Returns the address of the item that an act is about; null for none. */
async function itemOf(tx: Tx, { command, args }: { command: string; args: string[] }) {
  const [which = ''] = args;
  if (!command.startsWith('withdrawals ')) return addressOf(command, args);
  if (!UUID.test(which) && !WITHDRAWAL.test(which)) return null;
  const found = (await findWithdrawals(tx, [which])).get(which);
  return found ? { queue: 'withdrawals' as const, id: found.id } : null;
}

/** Returns the first argument that is the name of a player. */
async function playerIn(tx: Tx, args: string[]): Promise<string | null> {
  const names = args.map((arg) => arg.toLowerCase());
  const [found] = await queryRows(
    tx,
    accountRow,
    sql`select user_name as "userName" from accounts where lower(user_name) = any(${sql.param(names)}::text[])
      order by array_position(${sql.param(names)}::text[], lower(user_name)) limit 1`,
  );
  return found?.userName ?? null;
}
