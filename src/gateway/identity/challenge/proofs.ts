import { and, eq, gt } from 'drizzle-orm';
import type { WorkPurpose } from '../../../contract';
import { ApiError, type ModuleContext } from '../../platform/context';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { challengeProofs } from './tables';

/** How long a captcha, a puzzle and a receipt live, ms. */
export const LIFETIME = 120_000;

/** What a work or a receipt is about, as it is kept and handed out. */
export const boundTo = (about: string): string => digest(about.trim().toLowerCase());

/** A receipt for something worked: for one purpose, about one name or number. Kept as a hash; good once, for two minutes. */
export const giveProof = (ctx: ModuleContext, purpose: WorkPurpose, about = '') =>
  giveBound(ctx, purpose, boundTo(about));

/** The same for what is known by its hash alone. */
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

/** Consumes a receipt. It is single-use: true for exactly one of concurrent callers. */
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
 * Error for work that does not count; before a code to a phone it is the specification's failed captcha
 * (s8.phone.captcha-failed).
 */
export const workRefusal = (
  purpose: WorkPurpose | undefined,
  code: 'work.required' | 'work.wrong' | 'work.expired',
): ApiError => new ApiError(422, BEFORE_CODES.includes(purpose) ? 'sms.captchaFailed' : code);

/**
 * Consumes the receipt for the work that comes before a call. Rejects with `work.required` or `work.expired`, before
 * codes to a phone with `sms.captchaFailed`: another one may be done.
 */
export async function mustHaveWorked(
  ctx: ModuleContext,
  purpose: WorkPurpose,
  about: string,
  proof: string | undefined,
): Promise<void> {
  if (!proof) throw workRefusal(purpose, 'work.required');
  if (!(await consumeProof(ctx, purpose, about, proof))) throw workRefusal(purpose, 'work.expired');
}
