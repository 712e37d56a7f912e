import { and, asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { fromWire, toWire } from '../../../contract/money/money';
import { payoutNumber } from '../../../contract/money/payout-number';
import { amount } from '../../../contract/platform/fields';
import { accountById, accounts, lockAccount } from '../../identity';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { advance } from '../../platform/lifecycle/service';
import { depositBlock } from '../limits/blocks';
import { watchExclusion } from '../limits/matching';
import { type CashInRow, cashInLifecycle, numberOf } from './lifecycle';
import { loadPictures } from './pictures';
import { cashInPictures, cashIns } from './tables';

/** Id or number of a cash-in, as operators type it. */
export const whichCashIn = v.pipe(
  v.string(),
  v.regex(/^M\d{8,12}$|^[\da-f-]{36}$/, 'the id or the number of a cash-in is needed'),
);
const sender = v.pipe(
  v.string(),
  v.transform((typed) => payoutNumber('ewallet', typed)),
  v.string('the mobile number of the sender is needed'),
);
/**
 * Arguments of a confirmation, such as `<id> 500.00 01712345678`: amount and sender as the operator finds them in the
 * statement of the receiving wallet. A fourth, `corrected`, accepts that they differ from the report.
 */
export const confirmArguments = v.pipe(
  v.union(
    [
      v.strictTuple([whichCashIn, amount, sender]),
      v.strictTuple([whichCashIn, amount, sender, v.literal('corrected')]),
    ],
    'a cash-in, an amount such as 500.00, the number of the sender and perhaps corrected are needed',
  ),
  v.transform(([which, received, receivedFrom, corrected]) => ({
    which,
    received: fromWire(received),
    receivedFrom,
    isCorrected: corrected !== undefined,
  })),
);
/** A transfer as an operator finds it; `received` in minor units. */
type Found = v.InferOutput<typeof confirmArguments>;

/** `version`: of the report that the operator decided on; any if absent. */
type Decision = { reason: string; operator: string; version?: number };

/** Finds a cash-in by id or number; throws `cashIn.unknown`. */
async function meantBy(tx: Tx, which: string): Promise<CashInRow> {
  const isMeant = which.startsWith('M') ? eq(cashIns.number, BigInt(which.slice(1))) : eq(cashIns.id, which);
  const [row] = await tx.select().from(cashIns).where(isMeant);
  if (!row) throw new ApiError(404, 'cashIn.unknown');
  return row;
}

/** Lists pending cash-ins, the oldest first. */
export async function pendingCashIns({ db }: ModuleContext) {
  const rows = await db
    .select({ row: cashIns, user: accounts.userName })
    .from(cashIns)
    .innerJoin(accounts, eq(accounts.id, cashIns.accountId))
    .where(eq(cashIns.state, 'pending'))
    .orderBy(asc(cashIns.number));
  return rows.map(({ row, user }) => ({ ...summaryOf(row), user }));
}

const summaryOf = (row: CashInRow) => ({
  id: row.id,
  number: numberOf(row),
  state: row.state,
  wallet: row.wallet,
  to: row.sentTo,
  amount: toWire(row.amount),
  sender: row.sender,
  reference: row.reference,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.deadline.toISOString(),
});

/** Returns everything an operator needs to decide a cash-in. */
export async function cashInForOperators({ db }: ModuleContext, which: string) {
  const row = await meantBy(db, which);
  const account = await accountById(db, row.accountId);
  const pause = await depositBlock(db, row.accountId);
  return {
    ...summaryOf(row),
    user: account?.userName ?? null,
    mobile: account?.mobile ?? null,
    blocked: account?.blocked ?? false,
    pause: pause && { by: pause.by, until: pause.until.toISOString() },
    received: row.received === null ? null : toWire(row.received),
    receivedFrom: row.receivedFrom,
    decidedBy: row.decidedBy,
    reason: row.reason,
    pictures: (await loadPictures(db, row)).length,
  };
}

/** Returns the pictures of a receipt as files for the operator to save. */
export async function cashInPicturesForOperators({ db }: ModuleContext, which: string) {
  const row = await meantBy(db, which);
  const pictures = await loadPictures(db, row);
  return {
    files: pictures.map(({ picture }, index) => ({
      name: `${numberOf(row)}-${index + 1}.png`,
      base64: picture.toString('base64'),
    })),
  };
}

/** Lists the ids of the pictures of a receipt, oldest first. */
export async function cashInPictureIds({ db }: ModuleContext, which: string): Promise<string[]> {
  const { id } = await meantBy(db, which);
  const rows = await db
    .select({ id: cashInPictures.id })
    .from(cashInPictures)
    .where(eq(cashInPictures.cashInId, id))
    .orderBy(asc(cashInPictures.createdAt), asc(cashInPictures.id));
  return rows.map((row) => row.id);
}

/** Returns a picture of a receipt, base64. Throws `upload.unknown` for pictures of other cash-ins. */
export async function cashInPictureForOperators(
  { db }: ModuleContext,
  which: string,
  picture: string,
): Promise<string> {
  const { id } = await meantBy(db, which);
  const isMeant = and(eq(cashInPictures.cashInId, id), eq(cashInPictures.id, picture));
  const [found] = await db.select({ picture: cashInPictures.picture }).from(cashInPictures).where(isMeant);
  if (!found) throw new ApiError(404, 'upload.unknown');
  return found.picture.toString('base64');
}

/** Checks the player's details against exclusions, in a transaction of its own, so that a rejection keeps the match. */
export async function watchCashIn(ctx: ModuleContext, which: string): Promise<void> {
  const { accountId } = await meantBy(ctx.db, which);
  await watchExclusion(ctx, accountId, 'deposit');
}

/**
 * Finds a cash-in and rejects findings that contradict it, unless the operator corrects it. Throws `cashIn.unknown`,
 * `cashIn.otherAmount` or `cashIn.otherSender`.
 */
export async function checkFound(tx: Tx, { which, received, receivedFrom, isCorrected }: Found): Promise<CashInRow> {
  const row = await meantBy(tx, which);
  if (isCorrected) return row;
  if (received !== row.amount)
    throw new ApiError(409, 'cashIn.otherAmount', { params: { reported: row.amount, found: received } });
  if (receivedFrom !== row.sender)
    throw new ApiError(409, 'cashIn.otherSender', { params: { reported: row.sender, found: receivedFrom } });
  return row;
}

/**
 * Confirms a cash-in and credits the received amount, once (`own.cash-in.confirm`). The account is locked first, as by
 * every deposit: a limit, a break or a closing that starts now waits. Throws what `checkFound` throws,
 * `cashIn.changed`, `cashIn.notPermitted`, or `cashIn.barred` if the player may not deposit now.
 */
export async function confirmCashIn(ctx: ModuleContext, found: Found, by: Decision) {
  const { id, accountId } = await checkFound(ctx.db, found);
  await lockAccount(ctx.db, accountId);
  const { received, receivedFrom } = found;
  const decision = { received, receivedFrom, decidedBy: by.operator, reason: by.reason };
  const event = { type: 'ops.confirmed' } as const;
  const step = { id, event, note: { decision }, version: by.version };
  const { subject } = await advance(ctx, cashInLifecycle, step);
  return { number: numberOf(subject), state: subject.state, credited: toWire(received) };
}

/**
 * Rejects a cash-in; the player sees the reason. Throws `cashIn.unknown`, `cashIn.changed` or `cashIn.notPermitted`.
 */
export async function rejectCashIn(ctx: ModuleContext, which: string, by: Decision) {
  const { id } = await meantBy(ctx.db, which);
  const decision = { decidedBy: by.operator, reason: by.reason };
  const event = { type: 'ops.rejected' } as const;
  const step = { id, event, note: { decision }, version: by.version };
  const { subject } = await advance(ctx, cashInLifecycle, step);
  return { number: numberOf(subject), state: subject.state };
}
