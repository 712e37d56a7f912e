import { and, desc, eq, notInArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { GATEWAY_SETTINGS } from '../../../contract/platform/settings';
import { recordAuditEvent } from '../../platform/audit/service';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { atHome, countFailure, failuresOf, forgiveAll, lockFailures, lockRefusal } from '../account/failures';
import { judgePassword } from '../account/password-rule';
import { hashPassword, passwordFits } from '../account/passwords';
import { type Account, accountById, holdUnchanged, lockAccount, noteRecovery, setPassword } from '../account/service';
import { type From, tellOwner } from '../alert/service';
import { voidProven } from '../factor/change';
import { makeWhole, member, revokeSessions } from '../session/service';
import { passwordHistory, passwordLinks } from './tables';

/** A new password may not be one of so many last ones, the one that is replaced among them. */
const REMEMBERED = 5;
const HOUR = 3_600_000;

/**
 * Changes the password of who is logged in (s7.call.member-password): the old one must be right, and a wrong one counts as a wrong
 * sign-in. All other sessions end (asvs 6.2.2, 6.2.3, 7.4.3). Errors are audited too (asvs 16.3.2).
 */
export async function changePassword(
  ctx: ModuleContext,
  change: Input<'changePassword'>,
  caller: Caller,
): Promise<null> {
  const { accountId, sessionId } = member(caller);
  await consumeRateLimit(ctx, 'password.address', caller.ip);
  await consumeRateLimit(ctx, 'password.account', accountId);
  const account = await accountById(ctx.db, accountId);
  if (!account) throw new ApiError(401, 'session.ended');
  await audited(ctx, caller, { kind: 'password.change', accountId }, async () => {
    if (change.newPassword !== change.confirmNewPassword) throw new ApiError(422, 'password.confirmation');
    await proveOld(ctx, account, change.oldPassword);
    // Support gives it out to who has lost the own.
    const recovered = change.oldPassword === ctx.config.defaultPassword;
    judgePassword(ctx, change.newPassword, account.userName);
    if (await isReused(ctx, account, change.newPassword)) throw new ApiError(422, 'password.reused');
    await replacePassword(
      ctx,
      account,
      change.newPassword,
      { from: caller, session: sessionId, recovered },
      (tx, within) => notLocked(within, tx, account),
    );
  });
  return null;
}

/** Runs `work` and records its outcome in the audit log. */
export async function audited(
  ctx: ModuleContext,
  { ip, requestId }: Caller,
  event: { kind: string; accountId?: string },
  work: () => Promise<void>,
) {
  const recordOutcome = async (outcome: string) =>
    recordAuditEvent(ctx.db, { ...event, outcome, at: await ctx.now(), ip, requestId });
  try {
    await work();
  } catch (error) {
    if (error instanceof ApiError) await recordOutcome(error.code);
    throw error;
  }
  await recordOutcome('done');
}

async function proveOld(ctx: ModuleContext, { userName, passwordHash }: Account, typed: string) {
  const now = await ctx.now();
  const { lockedUntil } = await failuresOf(ctx.db, atHome(userName), now);
  if (lockedUntil) throw await lockRefusal(ctx, lockedUntil);
  if (await passwordFits(passwordHash, typed)) return;
  await countFailure(ctx.db, atHome(userName), now);
  throw new ApiError(422, 'password.old');
}

/** Of many guesses at once, one that comes after the lock changes nothing, right or not. */
async function notLocked(ctx: ModuleContext, tx: Tx, { userName }: Account) {
  const { lockedUntil } = await lockFailures(tx, atHome(userName), await ctx.now());
  if (lockedUntil) throw await lockRefusal(ctx, lockedUntil);
}

async function isReused(ctx: ModuleContext, { id, passwordHash }: Account, typed: string): Promise<boolean> {
  const before = await lastPasswords(ctx.db, id).limit(REMEMBERED - 1);
  for (const kept of [passwordHash, ...before.map((row) => row.passwordHash)])
    if (await passwordFits(kept, typed)) return true;
  return false;
}

const lastPasswords = (tx: Tx, accountId: string) =>
  tx.select().from(passwordHistory).where(eq(passwordHistory.accountId, accountId)).orderBy(desc(passwordHistory.id));

/**
 * Puts a judged password in the place of the old one, all at once: links that were mailed and log-ins on their way are dead, failures forgiven,
 * a lock lifted, no browser trusted any more, and all sessions ended but `session` (null: all, it was recovered), which is a whole one from
 * then on. The player is told. `claim` runs first, in the same transaction. Of several at once one is made; the others are refused with
 * `auth.overtaken`.
 */
export async function replacePassword(
  ctx: ModuleContext,
  account: Account,
  typed: string,
  { from, session, recovered = session === null }: { from: From; session: string | null; recovered?: boolean },
  claim: (tx: Tx, within: ModuleContext) => Promise<void> = async () => {},
): Promise<void> {
  const [hash, at] = [await hashPassword(typed), await ctx.now()];
  await transact(ctx, async (tx, within) => {
    await lockAccount(tx, account.id);
    await claim(tx, within);
    await holdUnchanged(tx, account);
    await remember(tx, account, at);
    await setPassword(tx, account.id, hash, at);
    await tx.delete(passwordLinks).where(eq(passwordLinks.accountId, account.id));
    await voidProven(tx, account.id);
    for (const name of [account.userName, account.mobile]) if (name) await forgiveAll(tx, name);
    await revokeSessions(tx, account.id, { except: session, at });
    if (session !== null) await makeWhole(tx, session);
    if (recovered) await noteRecovery(tx, account.id, at);
    const hours = GATEWAY_SETTINGS.bankRest.restsFor / HOUR;
    await tellOwner(
      within,
      tx,
      account,
      recovered ? 'password.reset' : 'password.changed',
      recovered ? { hours } : {},
      { from },
    );
  });
}

async function remember(tx: Tx, { id, passwordHash }: Account, replacedAt: Date) {
  await tx.insert(passwordHistory).values({ id: v7(), accountId: id, passwordHash, replacedAt });
  const kept = (await lastPasswords(tx, id).limit(REMEMBERED)).map((row) => row.id);
  await tx.delete(passwordHistory).where(and(eq(passwordHistory.accountId, id), notInArray(passwordHistory.id, kept)));
}
