import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { SETTINGS } from '../../contract';
import { toWire } from '../../contract/money/money';
import {
  rehearsal as demo,
  type rehearsal,
  rehearsalChange,
  type rehearsed,
  studioPath,
} from '../../contract/play/studio';
import { type Account, accountById, blockAccount, closeAccount, keepAccount } from '../identity/account/service';
import { excludePlayer, takeTimeOut } from '../money/limits/pauses';
import { openWallet } from '../money/wallet/accounts';
import { credit } from '../money/wallet/service';
import type { ModuleContext } from '../platform/context';
import { transact } from '../platform/database/transact';
import { setRegion } from '../platform/system/service';
import { signed } from '../play/studio/answers';
import { consumeNonce, noted, type Proven, StudioRejection } from '../play/studio/call';
import { studioById } from '../play/studio/keys';
import { makeLaunch } from '../play/studio/launches';
import { setLimit } from '../play/studio/limits';
import { readBy, readJson } from '../play/studio/reading';
import { openSession } from '../play/studio/sessions';
import { minorOf } from '../play/studio/settle';
import { studioLaunches, studioRounds, studioSessions, studios, studioTransactions } from '../play/studio/tables';

type Answer = v.InferInput<typeof rehearsed>;
const CALL = 'rehearsal';
/** Unassigned ISO country code: blocking it blocks no real visitor. */
const NOWHERE = 'ZZ';

/** Adds the endpoint at which a rehearsing studio creates players for its conformance run (demo). */
export function answerRehearsals(scope: FastifyInstance, ctx: ModuleContext): void {
  scope.post(studioPath(CALL), { config: { allowance: 'studio.ip' } }, (request, reply) =>
    signed(ctx, request, reply, CALL, async (known) => {
      const body = await readJson(scope, request, known.body);
      return transact(ctx, async (_tx, within) => {
        await consumeNonce(within, known);
        if (!(await studioById(within, known.key.studioId)).rehearses) throw new StudioRejection('studio.key');
        const answer = v.is(rehearsalChange, body)
          ? await change(within, known, readBy(rehearsalChange, body))
          : await make(within, known, readBy(demo, body));
        await noted(within, known, { code: answer.code });
        return answer;
      });
    }),
  );
}

const done = { code: 'ok', outcome: 'applied', balance: null, transactionId: null } as const;

/** Creates a player with a balance, in any state, who has been at this studio before. */
async function make(ctx: ModuleContext, known: Proven, options: v.InferOutput<typeof rehearsal>): Promise<Answer> {
  const name = `rehearsal${randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const account = await keepAccount(
    ctx.db,
    { userName: name, nickname: name, type: 0, passwordHash: 'none' },
    await ctx.now(),
  );
  await openWallet(ctx.db, account.id);
  const amount = minorOf(options.balance);
  if (amount > 0n) await credit(ctx, account.id, amount, `rehearsal:${account.id}`);
  const sessionId = await start(ctx, known, account, options);
  const token = (await launch(ctx, known, account, options, options.token === 'expired' ? 0 : undefined)).token;
  await put(ctx, account, options.state);
  return { ...done, player: account.id, sessionId, token };
}

const launch = (
  ctx: ModuleContext,
  { key }: Proven,
  account: Account,
  { state, session }: v.InferOutput<typeof rehearsal>,
  lasts?: number,
) =>
  makeLaunch(
    ctx,
    {
      studioId: key.studioId,
      accountId: account.id,
      gameId: 'rehearsal',
      roomId: null,
      mode: session === 'fun' ? 'fun' : 'real',
      language: 'en',
      country: state === 'abroad' ? NOWHERE : null,
      origin: 'http://localhost',
    },
    lasts,
  );

async function start(ctx: ModuleContext, known: Proven, account: Account, options: v.InferOutput<typeof rehearsal>) {
  if (options.session === 'none') return null;
  const { token } = await launch(ctx, known, account, options);
  const sessionId = (await openSession(ctx, known, { token })).session?.sessionId ?? null;
  if (options.session === 'expired') await endSessions(ctx, account.id);
  return sessionId;
}

async function put(
  ctx: ModuleContext,
  account: Account,
  state: v.InferOutput<typeof rehearsal>['state'],
): Promise<void> {
  if (state === 'blocked') await blockAccount(ctx.db, account.id);
  if (state === 'closed') await closeAccount(ctx.db, account.id, await ctx.now());
  if (state === 'timeOut') await takeTimeOut(ctx, account, SETTINGS.limits.timeOutHours[0]);
  if (state === 'exclusion') await excludePlayer(ctx, account, SETTINGS.limits.exclusionMonths[0]);
  if (state === 'abroad') await setRegion(ctx, NOWHERE, true);
}

const endSessions = (ctx: ModuleContext, accountId: string) =>
  ctx.db.update(studioSessions).set({ endedAt: sql`app_now()` }).where(eq(studioSessions.accountId, accountId));

async function limitGame(
  ctx: ModuleContext,
  studio: string,
  { gameId: game, exposureDay, promoDay }: NonNullable<v.InferOutput<typeof rehearsalChange>['gameLimits']>,
): Promise<void> {
  const change = (value: string) => ({ studio, game, value: toWire(minorOf(value)) });
  if (exposureDay !== undefined) await setLimit(ctx, { ...change(exposureDay), name: 'exposure' });
  if (promoDay !== undefined) await setLimit(ctx, { ...change(promoDay), name: 'promos' });
}

async function makeOlder({ db }: ModuleContext, accountId: string, ms: number): Promise<void> {
  const interval = sql`make_interval(secs => ${ms / 1_000})`;
  await db
    .update(studioTransactions)
    .set({ createdAt: sql`${studioTransactions.createdAt} - ${interval}` })
    .where(eq(studioTransactions.accountId, accountId));
  await db
    .update(studioRounds)
    .set({ openedAt: sql`${studioRounds.openedAt} - ${interval}`, endedAt: sql`${studioRounds.endedAt} - ${interval}` })
    .where(eq(studioRounds.accountId, accountId));
}

/** Changes a player, only one created by a rehearsal. */
async function change(
  ctx: ModuleContext,
  { key }: Proven,
  changes: v.InferOutput<typeof rehearsalChange>,
): Promise<Answer> {
  const isId = v.is(v.pipe(v.string(), v.uuid()), changes.player);
  const account = isId ? await accountById(ctx.db, changes.player) : undefined;
  const theirs = and(eq(studioLaunches.accountId, changes.player), eq(studioLaunches.studioId, key.studioId));
  const [launched] = account
    ? await ctx.db.select({ id: studioLaunches.id }).from(studioLaunches).where(theirs).limit(1)
    : [];
  if (!account || !launched) throw new StudioRejection('player.unknown');
  const { expires, blocks, studioOpen, gameClosed, gameOpen, stakeMost, gameLimits, olderBy } = changes;
  if (expires) await endSessions(ctx, account.id);
  if (blocks) await blockAccount(ctx.db, account.id);
  const ofStudio = eq(studios.id, key.studioId);
  if (studioOpen !== undefined) await ctx.db.update(studios).set({ open: studioOpen }).where(ofStudio);
  if (stakeMost !== undefined)
    await ctx.db
      .update(studios)
      .set({ stakeMost: stakeMost === null ? null : minorOf(stakeMost) })
      .where(ofStudio);
  if (gameClosed)
    await ctx.db.execute(
      sql`insert into game_maintenance values ('game', ${gameClosed}, app_now()) on conflict do nothing`,
    );
  if (gameOpen) await ctx.db.execute(sql`delete from game_maintenance where kind = 'game' and code = ${gameOpen}`);
  if (gameLimits) await limitGame(ctx, key.studioId, gameLimits);
  if (olderBy) await makeOlder(ctx, account.id, olderBy);
  return { ...done, player: account.id };
}
