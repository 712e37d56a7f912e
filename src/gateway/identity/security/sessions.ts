import type { Value } from '../../../contract';
import { ApiError, type Caller, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { digest } from '../../platform/secrets/secrets';
import type { Account } from '../account/service';
import { alertOwner } from '../alert/service';
import { distrust, distrustAll, trustedBy } from '../factor/trusted-browsers';
import { deviceOf } from '../session/device';
import { member, openSessions, revokeOwnSession, revokeSessions } from '../session/service';

type SessionRow = { id: string; userAgent: string | null; ip: string | null; country: string | null; createdAt: Date };
type ListedSession = Value<'sessionList'>['list'][number];

/**
 * Lists the account's sessions, the current one first (asvs 7.5.1), and the browsers that skip its second factor
 * (own.security.trusted-browsers).
 */
export async function sessionsOf(ctx: ModuleContext, { id }: Account, caller: Caller): Promise<Value<'sessionList'>> {
  const { sessionId } = member(caller);
  const tokens = caller.trustTokens.map(digest);
  const list = (await openSessions(ctx, id)).map((row) => toListedSession(row, row.id === sessionId, row.lastSeenAt));
  const trusted = (await trustedBy(ctx.db, id)).map((row) => ({
    ...toListedSession(row, tokens.includes(row.tokenHash), row.lastUsedAt),
    endsAt: row.endsAt.getTime(),
  }));
  return { list: list.sort(byUse), trusted: trusted.sort(byUse) };
}

const toListedSession = (
  { id, userAgent, ip, country, createdAt }: SessionRow,
  current: boolean,
  activeAt: Date,
): ListedSession => ({
  id,
  current,
  device: deviceOf(userAgent ?? ''),
  place: { ip: ip ?? '', country },
  createdAt: createdAt.getTime(),
  lastSeenAt: activeAt.getTime(),
});

const byUse = (a: ListedSession, b: ListedSession) =>
  Number(b.current) - Number(a.current) || b.lastSeenAt - a.lastSeenAt;

/**
 * Ends one session of the account, revokes one trusted browser, or does both for all but the caller's (asvs 7.5.2).
 * Another account's is not found (asvs 8.2.2).
 */
export async function endSessionsOf(
  ctx: ModuleContext,
  account: Account,
  targetId: string | undefined,
  from: Caller,
): Promise<void> {
  await transact(ctx, async (tx, within) => {
    if (targetId === undefined) await endOthers(within, account.id, from);
    else if (!(await revokeOwnSession(within, account.id, targetId)) && !(await distrust(tx, account.id, targetId)))
      throw new ApiError(404, 'security.sessionUnknown');
    await alertOwner(within, tx, account, 'sessions.ended', {}, { from });
  });
}

async function endOthers({ db: tx, now }: ModuleContext, accountId: string, caller: Caller) {
  await revokeSessions(tx, accountId, { except: member(caller).sessionId, at: await now() });
  await distrustAll(tx, accountId, caller);
}
