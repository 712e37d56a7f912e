import { and, eq, gt } from 'drizzle-orm';
import type { WorkPurpose } from '../../../contract';
import { ApiError, type ModuleContext } from '../../platform/context';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { challengeProofs } from './tables';

/** Lifetime of a captcha, a puzzle and a receipt, ms. */
export const LIFETIME = 120_000;

/** Returns the hash of a proof's subject, as stored and sent to the client. */
export const boundTo = (about: string): string => digest(about.trim().toLowerCase());

/**
 * Issues a receipt for completed work, for one purpose and one name or number. Stored as a hash; single-use, valid for
 * two minutes.
 */
export const giveProof = (ctx: ModuleContext, purpose: WorkPurpose, about = '') =>
  giveBound(ctx, purpose, boundTo(about));

/** Issues a receipt for a subject of which only the hash is known. */
export async function giveBound(
  ctx: ModuleContext,
  purpose: WorkPurpose,
  bound: string,
): Promise<{ proof: string; expiresAt: number }> {
  const proof = randomSecret();
  const expiresAt = new Date((await ctx.now()).getTime() + LIFETIME);
  await ctx.db.insert(challengeProofs).values({ proofHash: digest(proof), purpose, boundTo: bound, expiresAt });
  return { proof, expiresAt: expiresAt.getTime() };
}

/** Consumes a receipt. It is single-use: returns true for exactly one of concurrent callers. */
export async function consumeProof(
  ctx: ModuleContext,
  purpose: WorkPurpose,
  about: string,
  proof: string,
): Promise<boolean> {
  const good = and(
    eq(challengeProofs.proofHash, digest(proof)),
    eq(challengeProofs.purpose, purpose),
    eq(challengeProofs.boundTo, boundTo(about)),
    gt(challengeProofs.expiresAt, await ctx.now()),
  );
  return (await ctx.db.delete(challengeProofs).where(good).returning()).length === 1;
}

const BEFORE_CODES: readonly (WorkPurpose | undefined)[] = ['login', 'registration', 'password', 'firebase'];

/**
 * Returns the error for invalid work; before a code to a phone it is the specification's failed captcha
 * (s8.phone.captcha-failed).
 */
export const workRejection = (
  purpose: WorkPurpose | undefined,
  code: 'work.required' | 'work.wrong' | 'work.expired',
): ApiError => new ApiError(422, BEFORE_CODES.includes(purpose) ? 'sms.captchaFailed' : code);

/**
 * Consumes the receipt for the work that a call requires. Throws `work.required` or `work.expired`, or
 * `sms.captchaFailed` before codes to a phone; the client may then do another one.
 */
export async function mustHaveWorked(
  ctx: ModuleContext,
  purpose: WorkPurpose,
  about: string,
  proof: string | undefined,
): Promise<void> {
  if (!proof) throw workRejection(purpose, 'work.required');
  if (!(await consumeProof(ctx, purpose, about, proof))) throw workRejection(purpose, 'work.expired');
}
