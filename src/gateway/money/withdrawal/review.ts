import { and, desc, eq, ne } from 'drizzle-orm';
import { toWire } from '../../../contract/money/money';
import { PAYOUT_NEEDS } from '../../../contract/money/withdrawal';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import { accounts } from '../../identity';
import { needsTwoOperators } from '../../platform/config';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { readAtOnce } from '../../platform/database/transact';
import { readLifecycles } from '../../platform/lifecycle/service';
import { bankAccounts } from '../payout-accounts/tables';
import { balancesOf, GRANTED, heldFor, LOCKED, MAIN } from '../wallet/accounts';
import { turnoverLeft } from '../wallet/turnover';
import { numberOf, remainderOf, type Withdrawing } from './effects';
import { payoutOf, playerOf, stepsOf, warningsOf } from './for-operators';
import { withdrawalLifecycle } from './lifecycle';
import { readNeeds } from './needs';
import { meantBy, permittedDecisions } from './operators';
import { withdrawalProofs, withdrawals } from './tables';

/** Maximum number of earlier withdrawals to a payee. */
const HISTORY_LIMIT = 20;

type Review = DeskValue<'withdrawal'>;
/** Parts of a review that the queue of operators adds. */
type Queued = 'claim' | 'waitsFor' | 'isLate' | 'cases' | 'request';

const epoch = (text: string | null) => (text === null ? null : Date.parse(text));
const epochOf = (at: Date) => at.getTime();

/** Returns everything about a withdrawal that a decision depends on, with its account. Throws `withdrawal.unknown`. */
export async function withdrawalReview(
  ctx: ModuleContext,
  id: string,
): Promise<Omit<Review, Queued> & { accountId: string }> {
  const { bankAccountId } = await meantBy(ctx.db, id);
  const needsOf = await readNeeds(ctx, [bankAccountId]);
  const { snapshot, ...review } = await readAtOnce(ctx, async (tx) => {
    const row = await meantBy(tx, id);
    const life = (await readLifecycles(tx, withdrawalLifecycle, [id])).get(id);
    if (!life) throw new Error('the lifecycle of the withdrawal is missing');
    const player = await playerOf(tx, row.accountId);
    const payTo = await payoutOf(tx, row);
    const dueAt = row.state === 'requested' && row.reviewBy ? epochOf(row.reviewBy) : null;
    return {
      snapshot: life.snapshot,
      accountId: row.accountId,
      id: row.id,
      number: numberOf(row),
      player: {
        userName: player.user,
        realName: player.realName,
        mobile: player.mobile,
        email: player.email,
        since: epoch(player.since) ?? 0,
        isBlocked: player.blocked,
        closedAt: epoch(player.closedAt),
        pausedUntil: epoch(player.pause?.until ?? null),
      },
      amount: toWire(row.amount),
      state: row.state,
      requestedAt: epochOf(row.createdAt),
      dueAt,
      version: life.version,
      needsTwo: needsTwoOperators(ctx.config, remainderOf(row)),
      received: row.receivedAmount === null ? null : toWire(row.receivedAmount),
      remainder: toWire(remainderOf(row)),
      payee: { ...payTo, boundAt: epoch(payTo.boundAt) ?? 0, removedAt: epoch(payTo.removedAt) },
      funds: await fundsOf(tx, row),
      review: row.state === 'requested' ? { ...needsOf(row.bankAccountId), until: dueAt } : null,
      payeeHistory: await payeeHistory(tx, row, payTo),
      proofs: await proofIds(tx, row),
      steps: (await stepsOf(tx, row)).map(({ at, unmet, ...step }) => ({
        ...step,
        at: epoch(at) ?? 0,
        unmet: PAYOUT_NEEDS.filter((need) => unmet?.includes(need)),
      })),
      warnings: await warningsOf(tx, row, player, payTo),
    };
  });
  return { ...review, permitted: await permittedDecisions(ctx, snapshot) };
}

async function fundsOf(tx: Tx, { accountId }: Withdrawing): Promise<Review['funds']> {
  const balances = await balancesOf(tx, accountId);
  return {
    own: toWire(heldFor(balances, MAIN)),
    bonus: toWire(heldFor(balances, GRANTED)),
    held: toWire(heldFor(balances, LOCKED)),
    turnoverLeft: toWire(await turnoverLeft(tx, accountId)),
  };
}

/** Returns other withdrawals to the same number, of any player, newest first. */
async function payeeHistory(
  tx: Tx,
  { id }: Withdrawing,
  { provider, number }: { provider: string; number: string },
): Promise<Review['payeeHistory']> {
  const rows = await tx
    .select({ row: withdrawals, player: accounts.userName })
    .from(bankAccounts)
    .innerJoin(
      withdrawals,
      and(eq(withdrawals.accountId, bankAccounts.accountId), eq(withdrawals.bankAccountId, bankAccounts.id)),
    )
    .innerJoin(accounts, eq(accounts.id, withdrawals.accountId))
    .where(and(eq(bankAccounts.provider, provider), eq(bankAccounts.number, number), ne(withdrawals.id, id)))
    .orderBy(desc(withdrawals.number))
    .limit(HISTORY_LIMIT);
  return rows.map(({ row, player }) => ({
    number: numberOf(row),
    player,
    amount: toWire(row.amount),
    state: row.state,
    requestedAt: epochOf(row.createdAt),
  }));
}

const isReported = (id: string) => and(eq(withdrawalProofs.withdrawalId, id), eq(withdrawalProofs.given, true));

const proofIds = async (tx: Tx, { id }: Withdrawing): Promise<string[]> =>
  (
    await tx
      .select({ id: withdrawalProofs.id })
      .from(withdrawalProofs)
      .where(isReported(id))
      .orderBy(withdrawalProofs.createdAt, withdrawalProofs.id)
  ).map((proof) => proof.id);

/** Returns a picture of a player's report, base64. Throws `upload.unknown` for any other. */
export async function proofForOperators({ db }: ModuleContext, id: string, proof: string): Promise<string> {
  const isMeant = and(isReported(id), eq(withdrawalProofs.id, proof));
  const [found] = await db.select({ picture: withdrawalProofs.picture }).from(withdrawalProofs).where(isMeant);
  if (!found) throw new ApiError(404, 'upload.unknown');
  return found.picture.toString('base64');
}
