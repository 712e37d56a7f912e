import { and, count, eq, gte, inArray, lt, notExists } from 'drizzle-orm';
import { withdrawalLifecycleMachine } from '../../../../machines/money/withdrawal-lifecycle/withdrawal-lifecycle.machine';
import { SETTINGS, type Value } from '../../../contract';
import { WITHDRAWAL_STATES } from '../../../contract/money/withdrawal';
import { ApiError, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { readLifecycles } from '../../platform/lifecycle/service';
import { receiptLimit } from '../../platform/picture/receipt-limit';
import { storePicture } from '../../platform/picture/stored';
import { permittedToPlayer, withdrawalLifecycle } from './lifecycle';
import { withdrawalProofs, withdrawalSteps, withdrawals } from './tables';
import { ownWithdrawal } from './view';

const { most } = SETTINGS.images;

/**
 * Stores a picture for a report that the player is writing. Throws `upload.kind`, `upload.tooMany`,
 * `withdrawal.unknown`, or `withdrawal.notPermitted` if nothing can be reported.
 */
export async function keepProof(
  ctx: ModuleContext,
  accountId: string,
  input: Input<'uploadProof'>,
): Promise<Value<'uploadProof'>> {
  const of = await ownWithdrawal(ctx.db, accountId, input.withdrawalId);
  const life = (await readLifecycles(ctx.db, withdrawalLifecycle, [of.id])).get(of.id);
  if (!life || !permittedToPlayer(life.snapshot).includes('player.notReceived'))
    throw new ApiError(409, 'withdrawal.notPermitted');
  const proofId = await storePicture(ctx, input.image, {
    lock: (tx) => tx.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.id, of.id)).for('update'),
    check: (tx) => roomFor(tx, of.id),
    insert: (tx, picture) => tx.insert(withdrawalProofs).values({ ...picture, withdrawalId: of.id }),
  });
  return { proofId };
}

/**
 * Throws if the maximum of unsubmitted pictures is stored. The limit exceeds that of a report, because it includes
 * pictures that were removed from the form.
 */
async function roomFor(tx: Tx, withdrawalId: string): Promise<void> {
  const waiting = and(eq(withdrawalProofs.withdrawalId, withdrawalId), eq(withdrawalProofs.given, false));
  const [countRow] = await tx.select({ pictures: count() }).from(withdrawalProofs).where(waiting);
  if ((countRow?.pictures ?? 0) >= most * 3) throw new ApiError(422, 'upload.tooMany');
}

/**
 * Attaches pictures to a report; each must belong to this withdrawal and to no earlier report. Throws `upload.unknown`.
 */
export async function giveProofs(tx: Tx, withdrawalId: string, ids: string[]): Promise<void> {
  const proofIds = [...new Set(ids)];
  if (proofIds.length === 0) return;
  const attachedRows = await tx
    .update(withdrawalProofs)
    .set({ given: true })
    .where(
      and(
        eq(withdrawalProofs.withdrawalId, withdrawalId),
        inArray(withdrawalProofs.id, proofIds),
        eq(withdrawalProofs.given, false),
      ),
    )
    .returning({ id: withdrawalProofs.id });
  if (attachedRows.length !== proofIds.length) throw new ApiError(422, 'upload.unknown');
}

/**
 * Returns a picture of the player's own withdrawal; throws `upload.unknown` for other players' pictures (asvs 8.2.2).
 */
export async function proofOf(ctx: ModuleContext, accountId: string, id: string): Promise<Value<'proof'>> {
  const [row] = await ctx.db
    .select({ picture: withdrawalProofs.picture })
    .from(withdrawalProofs)
    .innerJoin(withdrawals, eq(withdrawals.id, withdrawalProofs.withdrawalId))
    .where(and(eq(withdrawalProofs.id, id), eq(withdrawals.accountId, accountId)));
  if (!row) throw new ApiError(404, 'upload.unknown');
  return { image: row.picture.toString('base64') };
}

/** Final states of a withdrawal. */
const ENDED = WITHDRAWAL_STATES.filter((state) => withdrawalLifecycleMachine.states[state]?.type === 'final');

/** Deletes the pictures of withdrawals that ended `receiptDays` ago (`own.cash-in.pictures`). A job calls it. */
export async function purgeProofPictures(ctx: ModuleContext): Promise<void> {
  const { db } = ctx;
  const before = await receiptLimit(ctx);
  const isTheirs = eq(withdrawalSteps.withdrawalId, withdrawals.id);
  const later = db.select({ version: withdrawalSteps.version }).from(withdrawalSteps);
  const ended = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(
      and(inArray(withdrawals.state, ENDED), notExists(later.where(and(isTheirs, gte(withdrawalSteps.at, before))))),
    );
  await db
    .delete(withdrawalProofs)
    .where(and(lt(withdrawalProofs.createdAt, before), inArray(withdrawalProofs.withdrawalId, ended)));
}
