import { SETTINGS } from '../../contract';
import { type Account, accountById } from '../account/service';
import { recordAuditEvent } from '../audit/service';
import { ApiError, type Caller, type ModuleContext } from '../module-context';
import { member } from '../session/service';

/** The account of who is logged in; a trial account has no member centre (asvs 8.2.1; s6.access.member-centre). */
export async function ownerOf(ctx: ModuleContext, caller: Caller): Promise<Account> {
  const { accountId, type } = member(caller);
  if (type === SETTINGS.trialType)
    return audited(ctx, 'security.access', accountId, caller, () => Promise.reject(new ApiError(403, 'security.trial')));
  const account = await accountById(ctx.db, accountId);
  if (!account) throw new ApiError(401, 'session.ended');
  return account;
}

/** Runs `work`, which changes the security of an account, and records its outcome in the audit log (asvs 16.3.1, 16.3.2). */
export async function audited<T>(
  ctx: ModuleContext,
  kind: string,
  accountId: string,
  { ip, requestId }: Caller,
  work: () => Promise<T>,
): Promise<T> {
  const recordOutcome = async (outcome: string) =>
    recordAuditEvent(ctx.db, { at: await ctx.now(), kind, outcome, accountId, ip, requestId });
  try {
    const value = await work();
    await recordOutcome('done');
    return value;
  } catch (error) {
    if (error instanceof ApiError) await recordOutcome(error.code);
    throw error;
  }
}
