import type { Value } from '../../../contract';
import { recordAuditEvent } from '../../platform/audit/service';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { accountById, holdUnchanged } from '../account/service';
import { completeLogin, loggedInAs, mayEnter, UNJUDGED } from '../session/enter';
import { ownerOf } from '../session/owner';
import { demandProof, isProofDue } from '../step-up/demand';
import { accountLinkedTo, mustBeUnlinked } from './links';
import { beginAt, personBehind } from './states';

/** Starts a login at a provider, for logging in or (`link`, with a session) for linking the account. */
export async function beginSocial(
  ctx: ModuleContext,
  { provider, purpose }: Input<'socialBegin'>,
  caller: Caller,
): Promise<Value<'socialBegin'>> {
  await consumeRateLimit(ctx, 'social', caller.ip);
  try {
    const owner = purpose === 'link' ? await ownerOf(ctx, caller) : null;
    if (owner) await mustBeUnlinked(ctx.db, owner.id, provider);
    return await beginAt(ctx, { provider, accountId: owner?.id ?? null, origin: caller.origin });
  } catch (error) {
    if (error instanceof ApiError)
      await recordOutcome(ctx, caller, error.code, caller.session?.accountId, 'social.begin');
    throw error;
  }
}

/**
 * Logs in the account that a person is linked to; creates neither accounts nor links. Requires the same further proofs
 * as any other method (asvs 6.3.4).
 */
export async function returnSocial(
  ctx: ModuleContext,
  request: Input<'socialReturn'>,
  caller: Caller,
): Promise<Value<'socialReturn'>> {
  await consumeRateLimit(ctx, 'social', caller.ip);
  let accountId: string | undefined;
  try {
    const person = await personBehind(ctx, request, null);
    accountId = (await accountLinkedTo(ctx.db, request.provider, person)) ?? undefined;
    if (!accountId) {
      await recordOutcome(ctx, caller, 'social.unlinked');
      return { linked: false, name: person.name };
    }
    const entry = await enter(ctx, accountId, caller);
    await recordOutcome(ctx, caller, 'done', accountId);
    return { linked: true, entry };
  } catch (error) {
    if (error instanceof ApiError) await recordOutcome(ctx, caller, error.code, accountId);
    throw error;
  }
}

async function enter(ctx: ModuleContext, accountId: string, caller: Caller): Promise<Value<'logIn'>> {
  const account = await accountById(ctx.db, accountId);
  if (!account) throw new ApiError(422, 'social.refused');
  const token = await transact(ctx, async (tx, within) => {
    const held = await holdUnchanged(tx, account);
    await mayEnter(within, tx, held);
    const isDue = await isProofDue(within, tx, held, caller, false);
    return isDue ? null : completeLogin(within, tx, held, caller, { ...UNJUDGED, proven: false });
  });
  if (token === null) throw await demandProof(ctx, account, caller, UNJUDGED);
  return loggedInAs(account, token, UNJUDGED);
}

async function recordOutcome(
  ctx: ModuleContext,
  { ip, requestId }: Caller,
  outcome: string,
  accountId?: string,
  kind = 'social.signIn',
) {
  await recordAuditEvent(ctx.db, { at: await ctx.now(), kind, outcome, accountId, ip, requestId });
}
