import { and, desc, eq, notInArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { GATEWAY_SETTINGS } from '../../../contract/platform/settings';
import { recordAuditEvent } from '../../platform/audit/service';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { atHome, countFailure, failuresOf, forgiveAll, lockFailures, lockRejection } from '../account/failures';
import { judgePassword } from '../account/password-rule';
import { hashPassword, passwordFits } from '../account/passwords';
import { type Account, accountById, holdUnchanged, lockAccount, noteRecovery, setPassword } from '../account/service';
import { alertOwner, type From } from '../alert/service';
import { voidProven } from '../factor/change';
import { makeWhole, member, revokeSessions } from '../session/service';
import { passwordHistory, passwordLinks } from './tables';

/** Number of last passwords that cannot be reused, the current one included. */
const REMEMBERED = 5;
const HOUR = 3_600_000;

/**
 * Changes the password of the logged-in member (s7.call.member-password): a wrong old password counts as a failed
 * login. All other sessions end (asvs 6.2.2, 6.2.3, 7.4.3). Failures are audited too (asvs 16.3.2).
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
    // Support hands out the default password to members who have lost theirs.
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
  if (lockedUntil) throw await lockRejection(ctx, lockedUntil);
  if (await passwordFits(passwordHash, typed)) return;
  await countFailure(ctx.db, atHome(userName), now);
  throw new ApiError(422, 'password.old');
}

/** Throws during a lock: of concurrent guesses, those after the lock change nothing, right or wrong. */
async function notLocked(ctx: ModuleContext, tx: Tx, { userName }: Account) {
  const { lockedUntil } = await lockFailures(tx, atHome(userName), await ctx.now());
  if (lockedUntil) throw await lockRejection(ctx, lockedUntil);
}

async function isReused(ctx: ModuleContext, { id, passwordHash }: Account, typed: string): Promise<boolean> {
  const before = await lastPasswords(ctx.db, id).limit(REMEMBERED - 1);
  for (const storedHash of [passwordHash, ...before.map((row) => row.passwordHash)])
    if (await passwordFits(storedHash, typed)) return true;
  return false;
}

const lastPasswords = (tx: Tx, accountId: string) =>
  tx.select().from(passwordHistory).where(eq(passwordHistory.accountId, accountId)).orderBy(desc(passwordHistory.id));

/**
 * Replaces the password in one transaction with all that follows: voids mailed links and pending logins, resets
 * failures and the lock, revokes trusted browsers, and ends all sessions except `session` (null: all, it was a
 * recovery), which then has full access. Notifies the player. `claim` runs first, in the same transaction. Of
 * concurrent changes one succeeds; the others throw `auth.overtaken`.
 */
export async function replacePassword(
  ctx: ModuleContext,
  account: Account,
  typed: string,
  { from, session, recovered = session === null }: { from: From; session: string | null; recovered?: boolean },
  claim: (tx: Tx, within: ModuleContext) => Promise<void> = async () => {},
): Promise<void> {
  const hash = await hashPassword(typed);
  const at = await ctx.now();
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
    await alertOwner(
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
  const retainedIds = (await lastPasswords(tx, id).limit(REMEMBERED)).map((row) => row.id);
  await tx
    .delete(passwordHistory)
    .where(and(eq(passwordHistory.accountId, id), notInArray(passwordHistory.id, retainedIds)));
}
