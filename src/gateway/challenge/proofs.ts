import { and, eq, gt } from 'drizzle-orm';
import type { ModuleContext } from '../module-context';
import { digest, randomSecret } from '../secrets';
import { challengeProofs } from './tables';

/** How long a captcha, a puzzle and a receipt live, ms. */
export const LIFETIME = 120_000;

/** What a receipt stands for; one for the puzzle is worth nothing as a captcha. */
export type Purpose = 'slide' | 'captcha';

/** A receipt for something worked. Kept as a hash; good once, for two minutes. */
export async function giveProof(ctx: ModuleContext, purpose: Purpose): Promise<{ proof: string; expiresAt: number }> {
  const proof = randomSecret();
  const expiresAt = new Date((await ctx.now()).getTime() + LIFETIME);
  await ctx.db.insert(challengeProofs).values({ proofHash: digest(proof), purpose, expiresAt });
  return { proof, expiresAt: expiresAt.getTime() };
}

/** Consumes a receipt. It is single-use: true for exactly one of concurrent callers. */
export async function consumeProof(ctx: ModuleContext, purpose: Purpose, proof: string): Promise<boolean> {
  const good = and(
    eq(challengeProofs.proofHash, digest(proof)),
    eq(challengeProofs.purpose, purpose),
    gt(challengeProofs.expiresAt, await ctx.now()),
  );
  return (await ctx.db.delete(challengeProofs).where(good).returning()).length === 1;
}
