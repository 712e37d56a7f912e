import { renderAsync } from '@resvg/resvg-js';
import { and, eq } from 'drizzle-orm';
import svgCaptcha from 'svg-captcha';
import { v7 } from 'uuid';
import type { Value } from '../../contract';
import type { ModuleContext } from '../module-context';
import { LIFETIME } from './proofs';
import { challenges } from './tables';

/** Without the letters and digits that look like others. */
const LETTERS = 'ABCDEFGHJKMNPRSTUVWXYZ23456789';

/** Draws a picture of four characters and remembers them for two minutes (s7.call.captcha). */
export async function newCaptcha(ctx: ModuleContext): Promise<Value<'captcha'>> {
  const { text, data } = svgCaptcha.create({ size: 4, charPreset: LETTERS, noise: 2, width: 140, height: 48, background: '#f3f6f1' });
  const picture = await renderAsync(data, { font: { loadSystemFonts: false } });
  const createdAt = await ctx.now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME);
  const id = v7();
  await ctx.db.insert(challenges).values({ id, kind: 'captcha', answer: text.toLowerCase(), triesLeft: 1, createdAt, expiresAt });
  return { captchaId: id, image: picture.asPng().toString('base64'), expiresAt: expiresAt.getTime() };
}

/**
 * Checks and consumes a captcha, ignoring case. It is single-use, right or wrong: of concurrent callers only the first learns whether it
 * was right, for the others it counts as expired.
 */
export async function consumeCaptcha(ctx: ModuleContext, captchaId: string, typed: string): Promise<'right' | 'wrong' | 'expired'> {
  const now = await ctx.now();
  const [open] = await ctx.db
    .delete(challenges)
    .where(and(eq(challenges.id, captchaId), eq(challenges.kind, 'captcha')))
    .returning();
  if (!open || open.expiresAt <= now) return 'expired';
  return open.answer === typed.trim().toLowerCase() ? 'right' : 'wrong';
}
