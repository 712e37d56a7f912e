import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Value } from '../../../contract';
import type { ModuleContext } from '../../platform/context';
import { GLYPHS } from './captcha-glyphs';
import { drawCaptcha } from './captcha-picture';
import { LIFETIME } from './proofs';
import { challenges } from './tables';

const LETTERS = Object.keys(GLYPHS);
const LENGTH = 4;

/** Draws a picture of four characters and stores them for two minutes (s7.call.captcha). */
export async function newCaptcha(ctx: ModuleContext): Promise<Value<'captcha'>> {
  const text = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  const image = await drawCaptcha(text);
  const createdAt = await ctx.now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME);
  const id = v7();
  await ctx.db
    .insert(challenges)
    .values({ id, kind: 'captcha', answer: text.toLowerCase(), triesLeft: 1, createdAt, expiresAt });
  return { captchaId: id, image, expiresAt: expiresAt.getTime() };
}

/**
 * Checks and consumes a captcha, ignoring case. It is single-use, right or wrong: of concurrent callers only the first
 * learns whether it was right; for the others it counts as expired.
 */
export async function consumeCaptcha(
  ctx: ModuleContext,
  captchaId: string,
  typed: string,
): Promise<'right' | 'wrong' | 'expired'> {
  const now = await ctx.now();
  const [open] = await ctx.db
    .delete(challenges)
    .where(and(eq(challenges.id, captchaId), eq(challenges.kind, 'captcha')))
    .returning();
  if (!open || open.expiresAt <= now) return 'expired';
  return open.answer === typed.trim().toLowerCase() ? 'right' : 'wrong';
}
