import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { SlideAnswer, Value } from '../../contract';
import { ApiError, type ModuleContext, type Tx } from '../module-context';
import { ATTEMPT_LIMITS } from '../platform/throttles';
import { fits, moved } from './movement';
import { giveProof, LIFETIME } from './proofs';
import { drawSlide } from './slide-picture';
import { challenges } from './tables';

/** Draws a puzzle and remembers where its hole is, for two minutes and so many answers. */
export async function newSlide(ctx: ModuleContext): Promise<Value<'slide'>> {
  const { x, ...picture } = await drawSlide();
  const createdAt = await ctx.now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME);
  const slideId = v7();
  const { max: triesLeft } = ATTEMPT_LIMITS.puzzleAnswer;
  await ctx.db.insert(challenges).values({ id: slideId, kind: 'slide', answer: String(x), triesLeft, createdAt, expiresAt });
  return { slideId, ...picture, expiresAt: expiresAt.getTime() };
}

/**
 * Checks where the piece was left and how it got there (s4.login.slide-verification), and gives a receipt. Refuses with `slide.wrong`
 * while tries are left, and with `slide.expired` when a new puzzle is needed.
 */
export async function answerSlide(ctx: ModuleContext, answer: SlideAnswer): Promise<Value<'answerSlide'>> {
  const now = await ctx.now();
  const outcome = await ctx.db.transaction((tx) => judge(tx, answer, now));
  if (outcome !== 'right') throw new ApiError(422, `slide.${outcome}`);
  return giveProof(ctx, 'slide');
}

/** One answer after the other: the row is locked, so that concurrent calls cannot have more than three tries or one receipt. */
async function judge(tx: Tx, answer: SlideAnswer, now: Date): Promise<'right' | 'wrong' | 'expired'> {
  const open = and(eq(challenges.id, answer.slideId), eq(challenges.kind, 'slide'));
  const [puzzle] = await tx.select().from(challenges).where(open).for('update');
  if (!puzzle || puzzle.expiresAt <= now) return 'expired';
  const asked = { x: Number(puzzle.answer), age: now.getTime() - puzzle.createdAt.getTime() };
  const right = fits(asked, answer) && moved(asked, answer);
  const triesLeft = puzzle.triesLeft - 1;
  if (right || triesLeft === 0) await tx.delete(challenges).where(open);
  else await tx.update(challenges).set({ triesLeft }).where(open);
  if (right) return 'right';
  return triesLeft === 0 ? 'expired' : 'wrong';
}
