import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Value } from '../../../contract';
import { type Account, lockAccount, requiredFactorOf } from '../../identity';
import { ApiError, type Caller, type Input, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { unseal } from '../../platform/secrets/sealing';
import { makeLater } from './job';
import { OWN_DATA } from './sealed';
import { ownDataExports, ownDataParts } from './tables';

type Row = typeof ownDataExports.$inferSelect;

/** Interval between requests, ms; a request that has not led to a file by then has failed. */
const INTERVAL = 86_400_000;

/** Returns the state of the newest request (`own.data.export`). */
export async function readOwnData(ctx: ModuleContext, { id }: Account, caller: Caller): Promise<Value<'ownData'>> {
  const factorAsked = await requiredFactorOf(ctx.db, id, caller);
  const row = await newestOf(ctx.db, id);
  if (!row) return { state: 'none', requestedAt: null, expiresAt: null, nextAt: null, factorAsked };
  const now = await ctx.now();
  return {
    state: stateAt(row, now),
    requestedAt: row.requestedAt.getTime(),
    expiresAt: row.expiresAt?.getTime() ?? null,
    nextAt: nextAt(row, now)?.getTime() ?? null,
    factorAsked,
  };
}

/**
 * Requests a file of all that is stored about an account; a job makes it. Throws `ownData.pending` while one is being
 * made, and `ownData.tooSoon` for a second file within a day. A failed request does not count.
 */
export const requestOwnData = (ctx: ModuleContext, { id: accountId }: Account, { language }: Caller): Promise<void> =>
  transact(ctx, async (tx, within) => {
    // Concurrent requests: the later ones see the first.
    await lockAccount(tx, accountId);
    const now = await within.now();
    const earlier = await newestOf(tx, accountId);
    if (earlier && stateAt(earlier, now) === 'pending') throw new ApiError(409, 'ownData.pending');
    if (earlier && nextAt(earlier, now)) throw new ApiError(409, 'ownData.tooSoon');
    const id = v7();
    await tx.delete(ownDataExports).where(eq(ownDataExports.accountId, accountId));
    await tx.insert(ownDataExports).values({ accountId, id, state: 'pending', language, requestedAt: now });
    await makeLater(tx, id);
  });

/** Returns a part of the account's own file. Throws `ownData.gone` if there is none, or the file has expired. */
export async function readOwnDataPart(
  ctx: ModuleContext,
  accountId: string,
  { format, part }: Input<'ownDataPart'>,
): Promise<Value<'ownDataPart'>> {
  const isCurrent = and(
    eq(ownDataExports.accountId, accountId),
    eq(ownDataExports.state, 'ready'),
    gt(ownDataExports.expiresAt, await ctx.now()),
    eq(ownDataParts.format, format),
  );
  const parts = ctx.db
    .select({ parts: count() })
    .from(ownDataParts)
    .innerJoin(ownDataExports, eq(ownDataExports.id, ownDataParts.exportId))
    .where(isCurrent);
  const [row] = await ctx.db
    .select({ id: ownDataParts.id, sealed: ownDataParts.sealed, parts: sql`(${parts})`.mapWith(Number) })
    .from(ownDataParts)
    .innerJoin(ownDataExports, eq(ownDataExports.id, ownDataParts.exportId))
    .where(and(isCurrent, eq(ownDataParts.part, part)));
  if (!row) throw new ApiError(404, 'ownData.gone');
  return { text: await unseal(ctx, OWN_DATA, row.id, row.sealed), parts: row.parts };
}

const newestOf = async (tx: Tx, accountId: string): Promise<Row | undefined> =>
  (await tx.select().from(ownDataExports).where(eq(ownDataExports.accountId, accountId)))[0];

function stateAt({ state, requestedAt, expiresAt }: Row, now: Date): Value<'ownData'>['state'] {
  if (state === 'ready') return expiresAt && expiresAt > now ? 'ready' : 'expired';
  return state === 'pending' && intervalAfter(requestedAt) <= now ? 'failed' : state;
}

/** Returns the earliest time of the next request; null if there can be one now. */
function nextAt(row: Row, now: Date): Date | null {
  const next = intervalAfter(row.requestedAt);
  return stateAt(row, now) === 'failed' || next <= now ? null : next;
}

const intervalAfter = (at: Date) => new Date(at.getTime() + INTERVAL);

/** Deletes expired files; the request stays, until the next one. A job calls it. */
export async function purgeOwnData({ db, now }: ModuleContext): Promise<void> {
  const expired = db
    .select({ id: ownDataExports.id })
    .from(ownDataExports)
    .where(lt(ownDataExports.expiresAt, await now()));
  await db.delete(ownDataParts).where(sql`${ownDataParts.exportId} in ${expired}`);
}
