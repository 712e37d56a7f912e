import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import { findWithdrawals, proofForOperators, withdrawalReview } from '../../money';
import { ApiError, type ModuleContext } from '../../platform/context';
import { UUID } from '../../platform/uuid';
import { openCasesOf } from '../abuse/read';
import { readAs, readingOf } from '../ops/acts';
import { permissionsOf } from '../ops/roles';
import { operatorIn, sessionIn } from './caller';
import { claimItem, claimOf, releaseItem } from './claims';
import type { DeskHandlers } from './handlers';
import { renderRequest } from './rendering';
import { decideWithdrawal } from './withdrawal-decision';
import { requestsByWithdrawal, waitsFor, withdrawalQueue } from './withdrawal-queue';

/** Handlers of the queue of withdrawals. */
export const withdrawalDeskRoutes = (
  ctx: ModuleContext,
): DeskHandlers<
  'withdrawals' | 'withdrawal' | 'withdrawalProof' | 'claimWithdrawal' | 'releaseWithdrawal' | 'decideWithdrawal'
> => ({
  withdrawals: (filters, caller) => withdrawalQueue(ctx, filters, sessionIn(caller).operator),
  withdrawal: ({ id }, caller) =>
    readAs(ctx, operatorIn(caller), readingOf('withdrawals show', [id]), () => review(ctx, id, sessionIn(caller))),
  withdrawalProof: ({ id, proof, reason }, caller) =>
    readAs(ctx, operatorIn(caller), readingOf('withdrawals proofs', [id], reason), async () => ({
      picture: await proofForOperators(ctx, id, proof),
    })),
  claimWithdrawal: async ({ id }, caller) => {
    const { operator } = sessionIn(caller);
    if (!(await findWithdrawals(ctx.db, [id])).has(id)) throw new ApiError(404, 'withdrawal.unknown');
    const until = await claimItem(ctx, { kind: 'withdrawal', itemId: id }, operator);
    return { claim: { by: operator, isOwn: true, until: until.getTime() } };
  },
  releaseWithdrawal: async ({ id }, caller) => {
    await releaseItem(ctx, { kind: 'withdrawal', itemId: id }, sessionIn(caller).operator);
    return null;
  },
  decideWithdrawal: (input, caller) => decideWithdrawal(ctx, input, operatorIn(caller)),
});

/** Returns a withdrawal with its place in the queue and the open cases of its player. */
async function review(
  ctx: ModuleContext,
  id: string,
  { operator, role }: Pick<ReturnType<typeof sessionIn>, 'operator' | 'role'>,
): Promise<DeskValue<'withdrawal'>> {
  if (!UUID.test(id)) throw new ApiError(404, 'withdrawal.unknown');
  const { accountId, ...found } = await withdrawalReview(ctx, id);
  const claim = await claimOf(ctx, { kind: 'withdrawal', itemId: id });
  const request = (await requestsByWithdrawal(ctx)).get(id);
  const now = (await ctx.now()).getTime();
  return {
    ...found,
    permitted: permissionsOf(role).includes('pay') ? found.permitted : [],
    waitsFor: waitsFor(found.state, request !== undefined),
    isLate: found.dueAt !== null && found.dueAt < now,
    claim: claim ? { by: claim.operator, isOwn: claim.operator === operator, until: claim.expiresAt.getTime() } : null,
    cases: await openCasesOf(ctx, { id, accountId, amount: found.amount }),
    request: renderRequest(request, operator),
  };
}
