import { desc, gt, lt } from 'drizzle-orm';
import type { Kit } from '../kit';
import { challengeProofs, challenges, challengeWorkDone } from './tables';

export type OpenChallenge = { id: string; kind: 'captcha' | 'slide'; answer: string; expiresAt: string };

/** Captchas and puzzles that can be answered now, with their answers, newest first. For the demo's `ops challenges` alone. */
export async function openChallenges(kit: Kit): Promise<OpenChallenge[]> {
  const open = await kit.db
    .select()
    .from(challenges)
    .where(gt(challenges.expiresAt, await kit.now()))
    .orderBy(desc(challenges.createdAt));
  return open.map(({ id, kind, answer, expiresAt }) => ({ id, kind, answer, expiresAt: expiresAt.toISOString() }));
}

/** Forgets what has expired. A job calls it. */
export async function purgeChallenges(kit: Kit): Promise<void> {
  const now = await kit.now();
  await kit.db.delete(challenges).where(lt(challenges.expiresAt, now));
  await kit.db.delete(challengeProofs).where(lt(challengeProofs.expiresAt, now));
  await kit.db.delete(challengeWorkDone).where(lt(challengeWorkDone.expiresAt, now));
}
