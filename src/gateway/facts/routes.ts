import type { Handlers, ModuleContext } from '../module-context';
import { ownerIdOf } from '../session/owner';
import { askForFile } from './file';
import { betOf, betsOf } from './record';

/** The betting record (s2.member-centre.betting-record): a page of it, one round, and a file of all that fits. */
export const betRoutes = (ctx: ModuleContext): Handlers<'bets' | 'bet' | 'betsFile'> => ({
  bets: async (asked, caller) => betsOf(ctx, await ownerIdOf(ctx, caller), asked, caller.language),
  bet: async ({ id }, caller) => betOf(ctx, await ownerIdOf(ctx, caller), id, caller.language),
  betsFile: async (asked, caller) => askForFile(ctx, await ownerIdOf(ctx, caller), asked, caller.language),
});
