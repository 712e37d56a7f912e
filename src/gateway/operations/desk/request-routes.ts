import { toWire } from '../../../contract/money/money';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import type { ModuleContext } from '../../platform/context';
import { perform } from '../ops/acts';
import { operatorIn, sessionIn } from './caller';
import type { DeskHandlers } from './handlers';
import { addressOf } from './queues/item';
import { requestsWithWithdrawals } from './request-withdrawals';
import { actOf } from './withdrawal-decision';

/** Handlers of the inbox of acts that need a second operator (`own.desk.requests`). */
export const requestRoutes = (ctx: ModuleContext): DeskHandlers<'requests' | 'decideRequest'> => ({
  requests: (_, caller) => listRequests(ctx, sessionIn(caller).operator),
  decideRequest: async ({ id, decision, reason }, caller) => {
    await perform(ctx, operatorIn(caller), { command: 'requests', args: [decision, id], reason });
    return { outcome: decision === 'confirm' ? 'confirmed' : 'refused' };
  },
});

async function listRequests(ctx: ModuleContext, operator: string): Promise<DeskValue<'requests'>> {
  const pending = await requestsWithWithdrawals(ctx);
  return {
    list: pending.map(({ request, withdrawal }) => {
      // A name has one or two words.
      const words = [...request.command.split(' '), ...request.typed.args];
      return {
        id: request.id,
        requestedBy: request.askedBy,
        isOwn: request.askedBy === operator,
        requestedAt: request.askedAt.getTime(),
        until: request.until.getTime(),
        command: words.join(' '),
        amount: request.amount === null ? null : toWire(request.amount),
        reason: request.typed.reason,
        item: addressOf(request.command, request.typed.args),
        withdrawal: withdrawal && { ...withdrawal, act: actOf(words.slice(1)) },
      };
    }),
    now: (await ctx.now()).getTime(),
  };
}
