import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../../platform/context';
import { demoDrawWays } from '../tables';

/** Result sources of the demo. */
export const SOURCES = ['beacon', 'feed-one', 'feed-two'] as const;
export type Source = (typeof SOURCES)[number];
/** Failure modes: no response, a different result, or a signature by another key. */
const WAYS = ['silent', 'wrong', 'forged'] as const;

/** Arguments of the command, such as `beacon silent`, `feed-two wrong` or `feed-one normal`. */
export const drawWayArgs = v.strictTuple([v.picklist(SOURCES), v.picklist([...WAYS, 'normal'])]);

/** Sets the mode of a source. */
export async function setDrawWay(
  { db }: ModuleContext,
  [source, way]: v.InferOutput<typeof drawWayArgs>,
): Promise<void> {
  if (way === 'normal') await db.delete(demoDrawWays).where(eq(demoDrawWays.source, source));
  else
    await db
      .insert(demoDrawWays)
      .values({ source, way })
      .onConflictDoUpdate({ target: demoDrawWays.source, set: { way } });
}

/** Returns the failure mode of a source; null: normal. */
export async function drawWay({ db }: ModuleContext, source: Source) {
  const [row] = await db.select().from(demoDrawWays).where(eq(demoDrawWays.source, source));
  return row?.way ?? null;
}
