import { toWire } from '../../../contract/money/money';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import { findWithdrawals } from '../../money';
import type { ModuleContext } from '../../platform/context';
import { perform } from '../ops/acts';
import { pendingRequests } from '../ops/requests';
import { operatorIn, sessionIn } from './caller';
import type { DeskHandlers } from './handlers';
import { actOf } from './withdrawal-decision';

/** Handlers of the inbox of acts that need a second operator (`own.desk.requests`). */
export const requestRoutes = (ctx: ModuleContext): DeskHandlers<'requests' | 'decideRequest'> => ({
  requests: (_, caller) => listRequests(ctx, sessionIn(caller).operator),
  decideRequest: async ({ id, decision, reason }, caller) => {
    await perform(ctx, operatorIn(caller), { command: 'requests', args: [decision, id], reason });
    return { outcome: decision === 'confirm' ? 'confirmed' : 'refused' };
  },
});

type Pending = Awaited<ReturnType<typeof pendingRequests>>[number];

/** Words of a requested command: its name, one or two words, and its arguments. */
const wordsOf = ({ command, typed }: Pending): string[] => [...command.split(' '), ...typed.args];

async function listRequests(ctx: ModuleContext, operator: string): Promise<DeskValue<'requests'>> {
  const pending = await pendingRequests(ctx);
  const about = (request: Pending) => (request.command.startsWith('withdrawals ') ? (request.typed.args[0] ?? '') : '');
  const found = await findWithdrawals(ctx.db, pending.map(about).filter(Boolean));
  const withdrawalOf = (request: Pending) => {
    const withdrawal = found.get(about(request));
    return withdrawal ? { ...withdrawal, act: actOf(wordsOf(request).slice(1)) } : null;
  };
  return {
    list: pending.map((request) => ({
      id: request.id,
      requestedBy: request.askedBy,
      isOwn: request.askedBy === operator,
      requestedAt: request.askedAt.getTime(),
      until: request.until.getTime(),
      command: wordsOf(request).join(' '),
      amount: request.amount === null ? null : toWire(request.amount),
      reason: request.typed.reason,
      withdrawal: withdrawalOf(request),
    })),
    now: (await ctx.now()).getTime(),
  };
}
