import { and, asc, eq, sum } from 'drizzle-orm';
import { toWire } from '../../../contract/money/money';
import { initialRow } from '../../../lifecycle';
import { accounts } from '../../identity';
import { lockWallets } from '../../money';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { advance } from '../../platform/lifecycle/service';
import { studioHoldLifecycle } from './hold-lifecycle';
import { studioHolds, studioTransactions } from './tables';

/** Maximum number of holds listed. */
const LIST_LIMIT = 200;

/** First row of every hold's lifecycle, computed once: each credit passes it to the database. */
const { row: FIRST } = initialRow(studioHoldLifecycle, '', undefined);

/** Returns the first row of the lifecycle of a hold, which the database inserts if it holds the credit. */
export const firstHoldRow = (id: string) => ({ ...FIRST, id });

/** Lists credits that wait for a decision, the oldest first. */
export async function openHolds({ db }: ModuleContext) {
  const rows = await db
    .select({ hold: studioHolds, user: accounts.userName })
    .from(studioHolds)
    .innerJoin(accounts, eq(accounts.id, studioHolds.accountId))
    .where(eq(studioHolds.state, 'held'))
    .orderBy(asc(studioHolds.createdAt))
    .limit(LIST_LIMIT);
  return rows.map(({ hold: { id, kind, reason, amount, createdAt: since, ...hold }, user }) => ({
    id,
    user,
    studio: hold.studioId,
    game: hold.gameId,
    round: hold.roundId,
    transaction: hold.transactionId,
    kind,
    reason,
    amount: toWire(amount),
    since,
  }));
}

/** Returns the wins of a player's round that wait for a decision, minor units. */
export async function heldInRound(tx: Tx, accountId: string, studioId: string, roundId: string): Promise<bigint> {
  const isMeant = and(
    eq(studioHolds.accountId, accountId),
    eq(studioHolds.studioId, studioId),
    eq(studioHolds.roundId, roundId),
    eq(studioHolds.state, 'held'),
  );
  const [row] = await tx
    .select({ held: sum(studioHolds.amount) })
    .from(studioHolds)
    .where(isMeant);
  return BigInt(row?.held ?? 0);
}

/** Returns the amount of a hold, minor units. Throws `studioHold.unknown`. */
export const amountHeld = async (ctx: ModuleContext, id: string): Promise<bigint> => (await holdById(ctx, id)).amount;

async function holdById({ db }: ModuleContext, id: string) {
  const [hold] = await db.select().from(studioHolds).where(eq(studioHolds.id, id));
  if (!hold) throw new ApiError(404, 'studioHold.unknown');
  return hold;
}

/**
 * Takes an operator's decision. The wallet is locked first, as by every call of a studio. Throws `studioHold.unknown`,
 * `studioHold.changed` if `version` is outdated, or `studioHold.notPermitted`.
 */
export async function decideHold(
  ctx: ModuleContext,
  decision: 'released' | 'reversed',
  id: string,
  { version, ...note }: { by: string; remark: string; version?: number },
) {
  const { accountId } = await holdById(ctx, id);
  await lockWallets(ctx.db, [accountId]);
  const { subject } = await advance(ctx, studioHoldLifecycle, {
    id,
    event: { type: `ops.${decision}` },
    version,
    note,
  });
  return { amount: toWire(subject.amount), state: subject.state };
}

/** Ends the holds of a player's credits that their studio has rolled back. */
export async function cancelHolds(within: ModuleContext, accountId: string): Promise<void> {
  const rows = await within.db
    .select({ id: studioHolds.id })
    .from(studioHolds)
    .innerJoin(studioTransactions, eq(studioTransactions.id, studioHolds.id))
    .where(
      and(
        eq(studioHolds.accountId, accountId),
        eq(studioHolds.state, 'held'),
        eq(studioTransactions.state, 'rolledBack'),
      ),
    );
  for (const { id } of rows) await advance(within, studioHoldLifecycle, { id, event: { type: 'studio.rolledBack' } });
}
