import { SETTINGS } from '../../../contract';
import { recordAuditEvent } from '../../platform/audit/service';
import { ApiError, type Caller, type ModuleContext } from '../../platform/context';
import { type Account, accountById } from '../account/service';
import { member } from './service';

/**
 * Returns the account of the logged-in player; trial accounts have no member centre (asvs 8.2.1;
 * s6.access.member-centre).
 */
export async function ownerOf(ctx: ModuleContext, caller: Caller): Promise<Account> {
  const account = await accountById(ctx.db, await ownerIdOf(ctx, caller));
  if (!account) throw new ApiError(401, 'session.ended');
  return account;
}

/** Returns only the id, without a query. */
export async function ownerIdOf(ctx: ModuleContext, caller: Caller): Promise<string> {
  const { accountId, type } = member(caller);
  if (type !== SETTINGS.trialType) return accountId;
  return auditedRejection(ctx, 'security.access', accountId, caller, () =>
    Promise.reject(new ApiError(403, 'security.trial')),
  );
}

/**
 * Runs `work`, which changes the security of an account, and records its outcome in the audit log (asvs 16.3.1,
 * 16.3.2).
 */
export async function audited<T>(
  ctx: ModuleContext,
  kind: string,
  accountId: string,
  caller: Caller,
  work: () => Promise<T>,
): Promise<T> {
  const value = await auditedRejection(ctx, kind, accountId, caller, work);
  await record(ctx, { kind, outcome: 'done', accountId }, caller);
  return value;
}

/** Runs work that records its own success, in its own query, and audits its failures. */
export async function auditedRejection<T>(
  ctx: ModuleContext,
  kind: string,
  accountId: string,
  caller: Caller,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ApiError) await record(ctx, { kind, outcome: error.code, accountId }, caller);
    throw error;
  }
}

type Outcome = { kind: string; outcome: string; accountId: string };
const record = async (ctx: ModuleContext, event: Outcome, { ip, requestId }: Caller) =>
  recordAuditEvent(ctx.db, { ...event, at: await ctx.now(), ip, requestId });
