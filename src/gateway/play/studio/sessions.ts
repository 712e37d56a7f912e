import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { SETTINGS } from '../../../contract';
import { toWire } from '../../../contract/money/money';
import type { StudioRequest, StudioSession } from '../../../contract/play/studio';
import { spendableOf } from '../../money';
import type { ModuleContext } from '../../platform/context';
import { digest } from '../../platform/secrets/secrets';
import { type Proven, StudioRejection } from './call';
import { studioLaunches, studioSessions } from './tables';

type Launch = typeof studioLaunches.$inferSelect;

/**
 * Exchanges the token of a game's address, once, for a session of the player at this studio. Throws `token.unknown`,
 * `token.used` or `token.expired`, also if the player has logged out since (W15).
 */
export async function openSession(
  ctx: ModuleContext,
  { key }: Proven,
  { token }: StudioRequest<'session'>,
): Promise<StudioSession> {
  const launch = await spendToken(ctx, key.studioId, token);
  const { accountId, gameId, roomId, mode, language, origin } = launch;
  const player = accountId ?? launch.id;
  const sessionId = v7();
  // The portal takes no bets of a visitor, so it needs no session either.
  if (accountId !== null) await storeSession(ctx, launch, { sessionId, accountId });
  return {
    code: 'ok',
    outcome: 'applied',
    balance: mode === 'fun' ? null : toWire(await spendableOf(ctx.db, player)),
    transactionId: null,
    session: { sessionId, player, gameId, roomId, currency: SETTINGS.currency, mode, language, origin },
  };
}

async function storeSession(
  ctx: ModuleContext,
  { id: launchId, studioId, mode, country }: Launch,
  { sessionId, accountId }: { sessionId: string; accountId: string },
): Promise<void> {
  const now = await ctx.now();
  await ctx.db.insert(studioSessions).values({
    id: sessionId,
    launchId,
    studioId,
    accountId,
    mode,
    country,
    createdAt: now,
    lastBetAt: now,
  });
}

async function spendToken({ db }: ModuleContext, studioId: string, token: string): Promise<Launch> {
  const theirs = and(eq(studioLaunches.tokenHash, digest(token)), eq(studioLaunches.studioId, studioId));
  const [used] = await db
    .update(studioLaunches)
    .set({ usedAt: sql`app_now()` })
    .where(
      and(
        theirs,
        sql`${studioLaunches.usedAt} is null and ${studioLaunches.endsAt} > app_now()
      and not studio_logged_out(${studioLaunches.id}, app_now())`,
      ),
    )
    .returning();
  if (used) return used;
  const [found] = await db.select().from(studioLaunches).where(theirs);
  throw new StudioRejection(!found ? 'token.unknown' : found.usedAt ? 'token.used' : 'token.expired');
}
