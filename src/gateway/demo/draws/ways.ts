import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../../platform/context';
import { demoDrawWays } from './tables';

/** The demo's sources of results. */
export const SOURCES = ['beacon', 'feed-one', 'feed-two'] as const;
export type Source = (typeof SOURCES)[number];
/** Says nothing; says another result; or signs with another key. */
const WAYS = ['silent', 'wrong', 'forged'] as const;

/** `beacon silent`, `feed-two wrong`, `feed-one normal`. */
export const wayAsked = v.strictTuple([v.picklist(SOURCES), v.picklist([...WAYS, 'normal'])]);

/** Has a source of the demo go about it in another way from now on. */
export async function setDrawWay({ db }: ModuleContext, [source, way]: v.InferOutput<typeof wayAsked>): Promise<void> {
  if (way === 'normal') await db.delete(demoDrawWays).where(eq(demoDrawWays.source, source));
  else
    await db
      .insert(demoDrawWays)
      .values({ source, way })
      .onConflictDoUpdate({ target: demoDrawWays.source, set: { way } });
}

/** The way that was asked for; null: the normal one. */
export async function drawWay({ db }: ModuleContext, source: Source) {
  const [row] = await db.select().from(demoDrawWays).where(eq(demoDrawWays.source, source));
  return row?.way ?? null;
}
