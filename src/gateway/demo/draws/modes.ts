import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../../platform/context';
import { demoDrawModes } from '../tables';

/** Result sources of the demo. */
export const SOURCES = ['beacon', 'feed-one', 'feed-two'] as const;
export type Source = (typeof SOURCES)[number];
/** Failure modes: no response, a different result, or a signature by another key. */
const MODES = ['silent', 'wrong', 'forged'] as const;

/** Arguments of the command, such as `beacon silent`, `feed-two wrong` or `feed-one normal`. */
export const drawModeArgs = v.strictTuple([v.picklist(SOURCES), v.picklist([...MODES, 'normal'])]);

/** Sets the mode of a source. */
export async function setDrawMode(
  { db }: ModuleContext,
  [source, mode]: v.InferOutput<typeof drawModeArgs>,
): Promise<void> {
  if (mode === 'normal') await db.delete(demoDrawModes).where(eq(demoDrawModes.source, source));
  else
    await db
      .insert(demoDrawModes)
      .values({ source, way: mode })
      .onConflictDoUpdate({ target: demoDrawModes.source, set: { way: mode } });
}

/** Returns the failure mode of a source; null: normal. */
export async function drawMode({ db }: ModuleContext, source: Source) {
  const [row] = await db.select().from(demoDrawModes).where(eq(demoDrawModes.source, source));
  return row?.way ?? null;
}
