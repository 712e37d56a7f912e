import { and, asc, eq } from 'drizzle-orm';
import { personNameKey } from '../../../contract/identity/person-name';
import { toWire } from '../../../contract/money/money';
import { WITHDRAWAL_WARNINGS } from '../../../contract/operations/withdrawal-review';
import { accountById, realNameOf } from '../../identity';
import type { ModuleContext, Tx } from '../../platform/context';
import { readAtOnce } from '../../platform/database/transact';
import { depositBlock } from '../limits/blocks';
import { banksById } from '../payout-accounts/service';
import { balancesOf } from '../wallet/accounts';
import { turnoverLeft } from '../wallet/turnover';
import { numberOf, remainderOf, type Withdrawing } from './effects';
import { readNeeds } from './needs';
import { meantBy, reviewForOperators } from './operators';
import { payoutsOf } from './payouts-for-operators';
import { withdrawalProofs, withdrawalSteps, withdrawals } from './tables';

/** Age under which a payout account counts as new, ms. */
const NEW = 24 * 3_600_000;
const time = (at: Date | null | undefined) => at?.toISOString() ?? null;

/**
 * Returns everything an operator needs to pay out a withdrawal or to resolve a dispute: player, payout account, history
 * and warnings.
 */
export async function withdrawalForOperators(ctx: ModuleContext, which: string) {
  const { bankAccountId } = await meantBy(ctx.db, which);
  const needsOf = await readNeeds(ctx, [bankAccountId]);
  return readAtOnce(ctx, async (tx, within) => {
    const row = await meantBy(tx, which);
    const player = await playerOf(tx, row.accountId);
    const payTo = await payoutOf(tx, row);
    return {
      id: row.id,
      number: numberOf(row),
      state: row.state,
      amount: toWire(row.amount),
      received: row.receivedAmount === null ? null : toWire(row.receivedAmount),
      remainder: toWire(remainderOf(row)),
      createdAt: time(row.createdAt),
      deadline: time(row.deadline),
      ...reviewForOperators(row, needsOf, await within.now()),
      payTo,
      player,
      steps: await stepsOf(tx, row),
      payouts: await payoutsOf(tx, row),
      proofs: (await loadReportProofs(tx, row)).length,
      beware: (await warningsOf(tx, row, player, payTo)).map((warning) => WORDS[warning]),
    };
  });
}

/** Returns the pictures of a player's report as files for the operator to save. */
export async function proofsForOperators({ db }: ModuleContext, which: string) {
  const row = await meantBy(db, which);
  const pictures = await loadReportProofs(db, row);
  return {
    files: pictures.map(({ picture }, index) => ({
      name: `${numberOf(row)}-${index + 1}.png`,
      base64: picture.toString('base64'),
    })),
  };
}

const loadReportProofs = (tx: Tx, { id }: Withdrawing) =>
  tx
    .select({ picture: withdrawalProofs.picture })
    .from(withdrawalProofs)
    .where(and(eq(withdrawalProofs.withdrawalId, id), eq(withdrawalProofs.given, true)))
    .orderBy(asc(withdrawalProofs.createdAt), asc(withdrawalProofs.id));

/** Returns the payout account, unmasked. */
export async function payoutOf(tx: Tx, { bankAccountId }: Withdrawing) {
  const bank = (await banksById(tx, [bankAccountId])).get(bankAccountId);
  if (!bank) throw new Error('the payout account of the withdrawal is missing');
  const { kind, provider, holder, number, boundAt, removedAt } = bank;
  return { kind, provider, holder, number, boundAt: time(boundAt), removedAt: time(removedAt) };
}

export async function playerOf(tx: Tx, accountId: string) {
  const account = await accountById(tx, accountId);
  if (!account) throw new Error('the account of the withdrawal is missing');
  const balances = Object.entries(await balancesOf(tx, accountId)).map(([purpose, balance]) => [
    purpose,
    toWire(BigInt(balance)),
  ]);
  const pause = await depositBlock(tx, accountId);
  return {
    user: account.userName,
    realName: await realNameOf(tx, accountId),
    mobile: account.mobile,
    email: account.email,
    since: time(account.createdAt),
    blocked: account.blocked,
    closedAt: time(account.closedAt),
    pause: pause && { by: pause.by, until: time(pause.until) },
    balances: Object.fromEntries(balances),
    turnoverLeft: toWire(await turnoverLeft(tx, accountId)),
  };
}

export async function stepsOf(tx: Tx, { id }: Withdrawing) {
  const isTheirs = eq(withdrawalSteps.withdrawalId, id);
  const rows = await tx.select().from(withdrawalSteps).where(isTheirs).orderBy(asc(withdrawalSteps.version));
  return rows.map(({ state, at, takenBy, reason, unmet }) => ({
    state,
    at: time(at),
    by: takenBy,
    reason,
    ...(unmet && { unmet }),
  }));
}

type AsyncResult<F extends (...args: never[]) => unknown> = Awaited<ReturnType<F>>;
type Warning = (typeof WITHDRAWAL_WARNINGS)[number];

/** Warnings as the command line prints them. */
const WORDS: Record<Warning, string> = {
  blocked: 'the account is blocked',
  closed: 'the account was closed',
  paused: 'the player takes a break or is excluded',
  turnoverDue: 'turnover is still owed',
  nameDiffers: 'the payout account is in another name',
  payeeRemoved: 'the payout account was removed',
  payeeNew: 'the payout account was less than a day old',
  payeeFirst: 'it is the first withdrawal to this payout account',
};

/** Returns the warnings to check before money leaves. */
export async function warningsOf(
  tx: Tx,
  row: Withdrawing,
  player: AsyncResult<typeof playerOf>,
  payTo: AsyncResult<typeof payoutOf>,
): Promise<Warning[]> {
  const others = await tx.$count(withdrawals, eq(withdrawals.bankAccountId, row.bankAccountId));
  const found: Record<Warning, boolean> = {
    blocked: player.blocked && player.closedAt === null,
    closed: player.closedAt !== null,
    paused: player.pause !== null,
    turnoverDue: player.turnoverLeft !== '0.00',
    nameDiffers: personNameKey(player.realName ?? '') !== personNameKey(payTo.holder),
    payeeRemoved: payTo.removedAt !== null,
    payeeNew: row.createdAt.getTime() - Date.parse(payTo.boundAt ?? '') < NEW,
    payeeFirst: others === 1,
  };
  return WITHDRAWAL_WARNINGS.filter((warning) => found[warning]);
}
