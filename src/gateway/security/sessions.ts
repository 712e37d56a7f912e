import type { Value } from '../../contract';
import type { Account } from '../account/service';
import { ApiError, type ModuleContext } from '../module-context';
import { deviceOf } from '../session/device';
import { openSessions, revokeOwnSession, revokeSessions } from '../session/service';

/** Where an account is logged in, the current session first (asvs 7.5.1). */
export async function sessionsOf(ctx: ModuleContext, { id }: Account, current: string): Promise<Value<'sessionList'>> {
  const rows = await openSessions(ctx, id);
  const list = rows.map(({ id: sessionId, userAgent, ip, country, createdAt, lastSeenAt }) => ({
    id: sessionId,
    current: sessionId === current,
    device: deviceOf(userAgent ?? ''),
    place: { ip: ip ?? '', country },
    createdAt: createdAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
  }));
  return { list: list.sort((one, other) => Number(other.current) - Number(one.current) || other.lastSeenAt - one.lastSeenAt) };
}

/** Ends one session of the account, or all but the current one (asvs 7.5.2). Another's is not found (asvs 8.2.2). */
export async function endSessionsOf(
  ctx: ModuleContext,
  { id: accountId }: Account,
  wanted: string | undefined,
  current: string,
): Promise<void> {
  if (wanted === undefined) return revokeSessions(ctx.db, accountId, { except: current, at: await ctx.now() });
  if (!(await revokeOwnSession(ctx, accountId, wanted))) throw new ApiError(404, 'security.sessionUnknown');
}
