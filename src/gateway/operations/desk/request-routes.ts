import { toWire } from '../../../contract/money/money';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import { findWithdrawals } from '../../money';
import type { ModuleContext } from '../../platform/context';
import { perform } from '../ops/acts';
import { pendingRequests } from '../ops/requests';
import { operatorIn, sessionIn } from './caller';
import type { DeskHandlers } from './handlers';

/** Handlers of the inbox of acts that need a second operator (`own.desk.requests`). */
export const requestRoutes = (ctx: ModuleContext): DeskHandlers<'requests' | 'decideRequest'> => ({
  requests: (_, caller) => listRequests(ctx, sessionIn(caller).operator),
  decideRequest: async ({ id, decision, reason }, caller) => {
    await perform(ctx, operatorIn(caller), { command: 'requests', args: [decision, id], reason });
    return { outcome: decision === 'confirm' ? 'confirmed' : 'refused' };
  },
});

async function listRequests(ctx: ModuleContext, operator: string): Promise<DeskValue<'requests'>> {
  const pending = await pendingRequests(ctx);
  const about = (request: (typeof pending)[number]) =>
    request.command.startsWith('withdrawals ') ? (request.typed.args[0] ?? '') : '';
  const withdrawals = await findWithdrawals(ctx.db, pending.map(about).filter(Boolean));
  return {
    list: pending.map((request) => ({
      id: request.id,
      requestedBy: request.askedBy,
      isOwn: request.askedBy === operator,
      requestedAt: request.askedAt.getTime(),
      until: request.until.getTime(),
      command: [request.command, ...request.typed.args].join(' '),
      amount: request.amount === null ? null : toWire(request.amount),
      reason: request.typed.reason,
      withdrawal: withdrawals.get(about(request)) ?? null,
    })),
    now: (await ctx.now()).getTime(),
  };
}
