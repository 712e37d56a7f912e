import { and, eq, inArray } from 'drizzle-orm';
import type { Value } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { Account } from '../../identity';
import type { Caller, ModuleContext, Tx } from '../../platform/context';
import { depositStatus, renderBlock } from '../limits/blocks';
import { watchExclusion } from '../limits/matching';
import { METHODS } from '../payment/methods';
import { isDemoProvider, providerOf } from '../payment/providers';
import { depositDebtOf } from '../wallet/receivables';
import { deposits } from './tables';

/**
 * Returns the terms of a deposit (own.deposit.terms, own.deposit.barred, own.deposit.limits-offered,
 * own.deposit.bonus, own.deposit.reversed).
 */
export async function termsOf(
  ctx: ModuleContext,
  account: Account,
  { language }: Caller,
): Promise<Value<'depositTerms'>> {
  const { id } = account;
  await watchExclusion(ctx, id, 'deposit');
  const { block, allowance } = await depositStatus(ctx.db, id);
  const debt = await depositDebtOf(ctx.db, id);
  return {
    methods: (await providerOf(ctx)) ? METHODS : [],
    demo: isDemoProvider(ctx),
    barred: block && renderBlock(block),
    limitLeft: allowance === null ? null : toWire(allowance),
    offerLimits: allowance === null && !(await hasDeposited(ctx.db, id)),
    debt: debt > 0n ? toWire(debt) : null,
    bonuses: await ctx.ports.readDepositBonuses(ctx, account, language),
  };
}

async function hasDeposited(tx: Tx, accountId: string): Promise<boolean> {
  const theirs = and(eq(deposits.accountId, accountId), inArray(deposits.state, ['pending', 'credited']));
  return (await tx.select({ id: deposits.id }).from(deposits).where(theirs).limit(1)).length > 0;
}
