import type * as v from 'valibot';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import type { verificationsQuery } from '../../../contract/operations/money';
import { readVerifications, requestedVerification } from '../../money';
import type { ModuleContext } from '../../platform/context';
import { readPosition, writePosition } from '../position';

type Query = v.InferOutput<typeof verificationsQuery>;

/** Returns verifications of the ledger, the newest first, and the one that runs (`own.desk-money.verification`). */
export async function listVerifications(
  { db }: Pick<ModuleContext, 'db'>,
  { after, size }: Query,
): Promise<DeskValue<'verifications'>> {
  const before = after === undefined ? undefined : readPosition(after, /^([\da-f-]{36})$/)[0];
  const rows = await readVerifications(db, { before, limit: size + 1 });
  const list = rows.slice(0, size).map(({ id, at, tookMs, transfers, entries, problems, operator, found }) => ({
    id,
    at: at.getTime(),
    by: operator,
    took: tookMs,
    transfers: Number(transfers),
    entries: Number(entries),
    problems,
    found,
  }));
  const last = rows.length > size ? list.at(-1) : undefined;
  const running = await requestedVerification(db);
  return {
    list,
    next: last ? writePosition(last.id) : null,
    running: running ? { by: running.operator, since: running.since } : null,
  };
}
