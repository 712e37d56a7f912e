import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Value } from '../../../contract';
import { aboutPuzzle } from '../../../contract/identity/challenge';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { typedLoginName } from '../account/login-name';
import { fits, moved } from './movement';
import { boundTo, giveProof, LIFETIME } from './proofs';
import { drawSlide } from './slide-picture';
import { addStrain, strainedName } from './strain';
import { challenges } from './tables';
import { readWork } from './work';

/** Draws a puzzle and stores the position of its hole for two minutes and one answer. */
export async function newSlide(ctx: ModuleContext): Promise<Value<'slide'>> {
  const { x, ...picture } = await drawSlide();
  const createdAt = await ctx.now();
  const expiresAt = new Date(createdAt.getTime() + LIFETIME);
  const slideId = v7();
  await ctx.db
    .insert(challenges)
    .values({ id: slideId, kind: 'slide', answer: String(x), triesLeft: 1, createdAt, expiresAt });
  return { slideId, ...picture, expiresAt: expiresAt.getTime() };
}

/**
 * Checks where the piece was left and how it moved there (s4.login.slide-verification), and issues a receipt. Throws
 * `slide.wrong`, which makes the next work harder, or `slide.expired`; the client needs a new puzzle in any case. An
 * answer requires work bound to this very puzzle (`work.*`), so that a script pays for each.
 */
export async function answerSlide(
  ctx: ModuleContext,
  answer: Input<'answerSlide'>,
  ip: string,
): Promise<Value<'answerSlide'>> {
  const { slideId, name } = answer;
  const { purpose, bound } = await readWork(ctx, answer.work);
  if (purpose !== 'puzzle' || bound !== boundTo(aboutPuzzle(slideId, name))) throw new ApiError(422, 'work.wrong');
  const outcome = await judge(ctx, answer);
  if (outcome === 'wrong') await addStrain(ctx, { ip, name: await strainedName(ctx, name, ip) });
  if (outcome !== 'right') throw new ApiError(422, `slide.${outcome}`);
  return giveProof(ctx, 'slide', typedLoginName(name));
}

/**
 * Checks an answer and deletes the puzzle, right or wrong: of concurrent answers only the first counts, and so does its
 * work.
 */
async function judge(ctx: ModuleContext, answer: Input<'answerSlide'>): Promise<'right' | 'wrong' | 'expired'> {
  const now = await ctx.now();
  const open = and(eq(challenges.id, answer.slideId), eq(challenges.kind, 'slide'));
  const [puzzle] = await ctx.db.delete(challenges).where(open).returning();
  if (!puzzle || puzzle.expiresAt <= now) return 'expired';
  const issuedPuzzle = { x: Number(puzzle.answer), age: now.getTime() - puzzle.createdAt.getTime() };
  return fits(issuedPuzzle, answer) && moved(issuedPuzzle, answer) ? 'right' : 'wrong';
}
