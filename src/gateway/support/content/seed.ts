import { eq } from 'drizzle-orm';
import type { ModuleContext } from '../../platform/context';
import type { File } from './fault';
import { applyContent } from './service';
import { contentRevision } from './tables';

const files = import.meta.glob<string>('./seed/**/*.md', { import: 'default', query: '?raw', eager: true });

/** The folder of the repository: what the demo says, and what an operator may begin with. */
export const seedFiles = (): File[] =>
  Object.entries(files).map(([path, text]) => ({ path: path.replace('./seed/', ''), text }));

/** Applies it where nothing was ever applied; what an operator has said since stays. */
export async function seedContent(ctx: ModuleContext): Promise<void> {
  const [row] = await ctx.db.select().from(contentRevision).where(eq(contentRevision.singleton, true));
  if (row?.revision === 0n) await applySeed(ctx);
}

/** Applies it, whatever was applied before. */
export const applySeed = (ctx: ModuleContext): Promise<unknown> => applyContent(ctx, seedFiles(), { by: 'seed' });
