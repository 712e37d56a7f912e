import { desc, gt, lt } from 'drizzle-orm';
import type { ModuleContext } from '../../platform/context';
import { challengeProofs, challengeStrain, challenges, challengeWorkDone } from './tables';

type OpenChallenge = { id: string; kind: 'captcha' | 'slide'; answer: string; expiresAt: string };

/** Returns the open captchas and puzzles with their answers, newest first. Only for the demo's `ops challenges`. */
export async function openChallenges(ctx: ModuleContext): Promise<OpenChallenge[]> {
  const open = await ctx.db
    .select()
    .from(challenges)
    .where(gt(challenges.expiresAt, await ctx.now()))
    .orderBy(desc(challenges.createdAt));
  return open.map(({ id, kind, answer, expiresAt }) => ({ id, kind, answer, expiresAt: expiresAt.toISOString() }));
}

/** Deletes expired challenges. A job calls it. */
export async function purgeChallenges(ctx: ModuleContext): Promise<void> {
  const now = await ctx.now();
  await ctx.db.delete(challenges).where(lt(challenges.expiresAt, now));
  await ctx.db.delete(challengeProofs).where(lt(challengeProofs.expiresAt, now));
  await ctx.db.delete(challengeWorkDone).where(lt(challengeWorkDone.expiresAt, now));
  await ctx.db.delete(challengeStrain).where(lt(challengeStrain.calmAt, now));
}
