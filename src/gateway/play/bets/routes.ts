import { ownerIdOf } from '../../identity';
import type { Handlers, ModuleContext } from '../../platform/context';
import { readCatalogue } from '../game/catalogue';
import { askForFile } from './file';
import { betOf, betsOf } from './record';
import { latestWinners } from './winners';

/**
 * Handlers of the betting record (s2.member-centre.betting-record) by page, by round and as a file, and of the latest
 * winners.
 */
export const betRoutes = (ctx: ModuleContext): Handlers<'bets' | 'bet' | 'betsFile' | 'rankList'> => ({
  bets: async (query, caller) => betsOf(ctx, await ownerIdOf(ctx, caller), query, caller.language),
  bet: async ({ id }, caller) => betOf(ctx, await ownerIdOf(ctx, caller), id, caller),
  betsFile: async (query, caller) => askForFile(ctx, await ownerIdOf(ctx, caller), query, caller.language),
  rankList: async (query, caller) => ({
    list: await latestWinners(ctx.db, await readCatalogue(ctx), query.language ?? caller.language),
  }),
});
