import { and, eq, inArray, or } from 'drizzle-orm';
import { alertOwner, becomeMember, isAgent, lockAccount, mustExist } from '../../identity';
import { ApiError, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { advance } from '../../platform/lifecycle/service';
import { closeLinks } from '../team/links';
import { contractLifecycle, endOne, IN_FORCE } from './lifecycle';
import { alone } from './service';
import { contracts } from './tables';

/**
 * Turns an agent back into a member, in one transaction: ends held agreements, which also ends granted ones; withdraws
 * offers from and to the agent, and closes links. Earnings so far are paid at the end of their period. Downlines stay
 * until an operator moves them. Throws `team.notAgent`; returns the number of agreements that ended.
 */
export const retireAgent = (ctx: ModuleContext, userName: string, operator: string): Promise<{ ended: number }> =>
  transact(ctx, async (tx, within) => {
    const { id } = await mustExist(within, userName);
    await lockAccount(tx, id);
    const account = await mustExist(within, userName);
    if (!isAgent(account)) throw new ApiError(409, 'team.notAgent');
    await alone(tx);
    const theirs = and(
      or(eq(contracts.holderId, id), eq(contracts.giverId, id)),
      inArray(contracts.state, ['offered', ...IN_FORCE]),
    );
    const rows = await tx.select().from(contracts).where(theirs).orderBy(contracts.id);
    const at = await within.now();
    for (const { id: contract, state, holderId } of rows) {
      if (state === 'offered')
        await advance(within, contractLifecycle, {
          id: contract,
          event: { type: 'upline.withdrawn' },
          note: { operator },
        });
      else if (holderId === id) await endOne(within, contract, { ending: 'notAgent', at }, operator);
    }
    await becomeMember(tx, id);
    await closeLinks(within, id);
    await alertOwner(within, tx, account, 'team.retired');
    return { ended: rows.filter(({ state }) => state !== 'offered').length };
  });
