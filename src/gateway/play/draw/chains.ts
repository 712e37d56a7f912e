import { createHash, randomBytes } from 'node:crypto';
import { desc, eq, max } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { ModuleContext } from '../../platform/context';
import { seal, unseal } from '../../platform/secrets/sealing';
import { lotteryChains, lotteryIssues } from './tables';

/** Seeds of a chain: a week of minutes. */
const LENGTH = 10_080;
/** Purpose of its sealed values. */
export const DRAW_CHAIN = 'draw.chain';

/** Chain and the number of its next unused seed, at most `length`. */
export type Chain = { id: string; length: number; next: number };

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/**
 * Returns the chain of a lottery's next issue; generates and publishes one if there is none or the last is used up.
 * Callers lock the lottery's plan.
 */
export async function chainFor(within: ModuleContext, lottery: string): Promise<Chain> {
  const { db } = within;
  const [last] = await db
    .select()
    .from(lotteryChains)
    .where(eq(lotteryChains.lottery, lottery))
    .orderBy(desc(lotteryChains.nth))
    .limit(1);
  if (!last) return published(within, lottery, 1);
  const [used] = await db
    .select({ most: max(lotteryIssues.seedNo) })
    .from(lotteryIssues)
    .where(eq(lotteryIssues.chainId, last.id));
  const next = (used?.most ?? 0) + 1;
  return next > last.length ? published(within, lottery, last.nth + 1) : { id: last.id, length: last.length, next };
}

async function published(within: ModuleContext, lottery: string, nth: number): Promise<Chain> {
  const id = v7();
  const root = randomBytes(32);
  const row = { id, lottery, nth, length: LENGTH, publishedAt: await within.now() };
  const endHash = back(root, LENGTH).toString('hex');
  await within.db
    .insert(lotteryChains)
    .values({ ...row, endHash, root: await seal(within, DRAW_CHAIN, id, root.toString('hex')) });
  return { id, length: LENGTH, next: 1 };
}

/** Returns the seeds number `from` to `to` of a chain, hex; `from` 0 is its published end. */
export async function seedsOf(ctx: ModuleContext, chainId: string, from: number, to: number): Promise<string[]> {
  const [chain] = await ctx.db.select().from(lotteryChains).where(eq(lotteryChains.id, chainId));
  if (!chain) throw new Error('the seed chain of the issue is missing');
  let seed = back(Buffer.from(await unseal(ctx, DRAW_CHAIN, chainId, chain.root), 'hex'), chain.length - to);
  const seeds = [seed.toString('hex')];
  for (let current = to; current > from; current--) {
    seed = sha256(seed);
    seeds.push(seed.toString('hex'));
  }
  return seeds.reverse();
}

function back(seed: Buffer, times: number): Buffer {
  let buffer = seed;
  for (let done = 0; done < times; done++) buffer = sha256(buffer);
  return buffer;
}
