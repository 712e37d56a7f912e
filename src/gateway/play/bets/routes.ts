import { readCatalogue } from '../game/catalogue';
import type { Handlers, ModuleContext } from '../module-context';
import { ownerIdOf } from '../session/owner';
import { askForFile } from './file';
import { betOf, betsOf } from './record';
import { latestWinners } from './winners';

/** The betting record (s2.member-centre.betting-record) by page, by round and as a file, and the latest winners. */
export const betRoutes = (ctx: ModuleContext): Handlers<'bets' | 'bet' | 'betsFile' | 'rankList'> => ({
  bets: async (asked, caller) => betsOf(ctx, await ownerIdOf(ctx, caller), asked, caller.language),
  bet: async ({ id }, caller) => betOf(ctx, await ownerIdOf(ctx, caller), id, caller.language),
  betsFile: async (asked, caller) => askForFile(ctx, await ownerIdOf(ctx, caller), asked, caller.language),
  rankList: async (asked, caller) => ({
    list: await latestWinners(ctx.db, await readCatalogue(ctx), asked.language ?? caller.language),
  }),
});
