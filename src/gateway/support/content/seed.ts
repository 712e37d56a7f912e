import { eq } from 'drizzle-orm';
import type { ModuleContext } from '../../platform/context';
import type { File } from './fault';
import { applyContent } from './service';
import { contentRevision } from './tables';

const files = import.meta.glob<string>('./seed/**/*.md', { import: 'default', query: '?raw', eager: true });

/** Returns the folder in the repository: the demo's content, and a template for operators. */
export const seedFiles = (): File[] =>
  Object.entries(files).map(([path, text]) => ({ path: path.replace('./seed/', ''), text }));

/** Applies the seed if nothing has ever been applied; operators' changes stay. */
export async function seedContent(ctx: ModuleContext): Promise<void> {
  const [row] = await ctx.db.select().from(contentRevision).where(eq(contentRevision.singleton, true));
  if (row?.revision === 0n) await applySeed(ctx);
}

/** Applies the seed in any case. */
export const applySeed = (ctx: ModuleContext): Promise<unknown> => applyContent(ctx, seedFiles(), { by: 'seed' });
