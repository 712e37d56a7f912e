import { findWithdrawals } from '../../money';
import type { ModuleContext } from '../../platform/context';
import { pendingRequests } from '../ops/requests';

/**
 * Returns the requests that wait for a second operator, each with the withdrawal that it is about, which operators type
 * as id or number; null if it is about none.
 */
export async function requestsWithWithdrawals(ctx: Pick<ModuleContext, 'db' | 'now'>) {
  const pending = (await pendingRequests(ctx)).map((request) => ({
    request,
    typed: request.command.startsWith('withdrawals ') ? request.typed.args.slice(0, 1) : [],
  }));
  const found = await findWithdrawals(
    ctx.db,
    pending.flatMap(({ typed }) => typed),
  );
  return pending.map(({ request, typed: [which = ''] }) => ({ request, withdrawal: found.get(which) ?? null }));
}
