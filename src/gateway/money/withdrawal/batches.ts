import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { SETTINGS } from '../../../contract';
import { fromWire, toWire } from '../../../contract/money/money';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { publicNumber } from '../../platform/public-number';
import { banksById } from '../payout-accounts/service';
import { type ConfirmationLine, readConfirmation, writeCsv } from './batch-file';
import { numberOf, type Withdrawing } from './effects';
import { isOpen, openPayout, type Payout, recordOutcome } from './payouts';
import { takeStep } from './steps';
import { payoutBatches, payouts, withdrawals } from './tables';

type By = { reason: string; operator: string };
type Row = { payout: Payout; withdrawal: Withdrawing };

/** Number of a batch, as operators type it. */
export const whichBatch = v.pipe(v.string(), v.regex(/^B\d{8,12}$/, 'the number of a batch is needed'));
const batchNumber = (number: bigint): string => publicNumber('B', number);

/** Lists the payouts that a batch would contain: those that wait for their payment, unless a case holds them. */
async function payable(ctx: ModuleContext): Promise<Withdrawing[]> {
  const waits = inArray(withdrawals.state, ['approved', 'unpaid']);
  const rows = await ctx.db.select().from(withdrawals).where(waits).orderBy(asc(withdrawals.number));
  const free = [];
  for (const row of rows) if ((await ctx.ports.findHoldingCase(ctx, row)) === null) free.push(row);
  return free;
}

/** Returns the sum that a new batch would send, in minor units. */
export const sentByBatch = async (ctx: ModuleContext): Promise<bigint> => sumOf(await payable(ctx));

const sumOf = (rows: readonly { amount: bigint }[]): bigint => rows.reduce((sum, { amount }) => sum + amount, 0n);

/**
 * Puts all payouts that wait for their payment into a batch (`own.payout.batch`). From then on its bank's confirmation
 * decides about them. Throws `batch.empty`.
 */
export async function makeBatch(ctx: ModuleContext, by: By) {
  const rows = await payable(ctx);
  if (rows.length === 0) throw new ApiError(409, 'batch.empty');
  const at = await ctx.now();
  const [batch] = await ctx.db.insert(payoutBatches).values({ id: v7(), madeBy: by.operator, madeAt: at }).returning();
  if (!batch) throw new Error('the batch was not stored');
  for (const { id } of rows) {
    const prepare = async (tx: Tx, of: Withdrawing) => {
      await openPayout(tx, of, { at, batchId: batch.id });
      return {};
    };
    await takeStep(ctx, { id, event: { type: 'ops.batched' }, prepare, ...by });
  }
  return { batch: batchNumber(batch.number), payouts: rows.length, amount: toWire(sumOf(rows)) };
}

/** Lists batches, the newest first, with the number and the sum of their payouts by outcome. */
export async function listBatches({ db }: ModuleContext) {
  const open = sql<number>`count(*) filter (where ${payouts.settledAt} is null)::int`;
  const paid = sql<number>`count(*) filter (where ${payouts.state} = 'paid')::int`;
  const all = sql<number>`count(*)::int`;
  const sum = sql<string>`sum(${payouts.amount})::text`;
  const rows = await db
    .select({ batch: payoutBatches, open, paid, all, sum })
    .from(payoutBatches)
    .innerJoin(payouts, eq(payouts.batchId, payoutBatches.id))
    .groupBy(payoutBatches.id)
    .orderBy(desc(payoutBatches.number))
    .limit(100);
  return rows.map(({ batch, ...counts }) => ({
    batch: batchNumber(batch.number),
    madeBy: batch.madeBy,
    madeAt: batch.madeAt.toISOString(),
    amount: toWire(BigInt(counts.sum)),
    payouts: counts.all,
    open: counts.open,
    paid: counts.paid,
  }));
}

async function rowsOf(tx: Tx, which: string): Promise<Row[]> {
  const rows = await tx
    .select({ payout: payouts, withdrawal: withdrawals })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .innerJoin(withdrawals, eq(withdrawals.id, payouts.withdrawalId))
    .where(eq(payoutBatches.number, BigInt(which.slice(1))))
    .orderBy(asc(withdrawals.number));
  if (rows.length === 0) throw new ApiError(404, 'batch.unknown');
  return rows;
}

const COLUMNS = ['number', 'amount', 'currency', 'kind', 'provider', 'holder', 'account', 'result', 'reason'];

/** Returns the file of a batch: a line for each payout that has no outcome yet. Throws `batch.unknown`. */
export async function batchFile({ db }: ModuleContext, which: string) {
  const rows = (await rowsOf(db, which)).filter(({ payout }) => isOpen(payout));
  const banks = await banksById(
    db,
    rows.map(({ withdrawal }) => withdrawal.bankAccountId),
  );
  const lines = rows.map(({ payout, withdrawal }) => {
    const bank = banks.get(withdrawal.bankAccountId);
    if (!bank) throw new Error('the payout account of a withdrawal is missing');
    const { kind, provider, holder, number } = bank;
    return [numberOf(withdrawal), toWire(payout.amount), SETTINGS.currency, kind, provider, holder, number, '', ''];
  });
  const base64 = Buffer.from(writeCsv([COLUMNS, ...lines])).toString('base64');
  return { files: [{ name: `${which}.csv`, base64 }] };
}

type Confirmed = { withdrawal: Withdrawing; line: ConfirmationLine };

/**
 * Returns the lines of a confirmation that change something. Throws 422 `batch.line`, with the line and what is wrong
 * with it, unless each line is about a payout of the batch, with its amount, and agrees with an earlier outcome.
 */
async function confirmedBy(tx: Tx, which: string, text: string): Promise<Confirmed[]> {
  const rows = new Map((await rowsOf(tx, which)).map((row) => [numberOf(row.withdrawal), row]));
  const seen = new Set<string>();
  return readConfirmation(text).flatMap((line) => {
    const row = rows.get(line.number);
    if (!row) throw lineError(line, `${line.number} is not in ${which}`);
    if (seen.has(line.number)) throw lineError(line, `${line.number} is there twice`);
    seen.add(line.number);
    const { payout, withdrawal } = row;
    if (fromWire(line.amount) !== payout.amount)
      throw lineError(line, `the amount of ${line.number} is ${toWire(payout.amount)}`);
    const isPaid = payout.state === 'paid';
    if (!isOpen(payout) && isPaid !== (line.result === 'paid'))
      throw lineError(line, `${line.number} is recorded as ${isPaid ? 'paid' : 'unpaid'}`);
    return isOpen(payout) ? [{ withdrawal, line }] : [];
  });
}

const lineError = ({ at }: ConfirmationLine, problem: string) =>
  new ApiError(422, 'batch.line', { params: { line: at, problem } });

/** Returns the sum that a confirmation books as paid, or opens for another payment, in minor units. */
export const confirmedSum = async ({ db }: ModuleContext, which: string, text: string): Promise<bigint> =>
  sumOf((await confirmedBy(db, which, text)).map(({ withdrawal }) => withdrawal));

/** Applies a bank's confirmation of a batch, completely or not at all. Repeating it changes nothing. */
export async function confirmBatch(ctx: ModuleContext, which: string, text: string, by: By) {
  await ctx.db
    .select({ id: payoutBatches.id })
    .from(payoutBatches)
    .where(and(eq(payoutBatches.number, BigInt(which.slice(1)))))
    .for('update');
  const confirmed = await confirmedBy(ctx.db, which, text);
  for (const { withdrawal, line } of confirmed) {
    const isPaid = line.result === 'paid';
    const event = { type: isPaid ? ('ops.foundPaid' as const) : ('ops.foundUnpaid' as const) };
    const prepare = recordOutcome(ctx, isPaid ? 'paid' : 'refused', by.operator);
    const reason = line.reason === '' ? by.reason : `${by.reason}: ${line.reason}`;
    await takeStep(ctx, { id: withdrawal.id, event, prepare, operator: by.operator, reason });
  }
  const paid = confirmed.filter(({ line }) => line.result === 'paid').length;
  return { batch: which, paid, unpaid: confirmed.length - paid };
}
