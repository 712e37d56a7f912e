import { BRAND } from '../../../contract/platform/brand';
import type { Handlers, ModuleContext } from '../context';
import { countryList } from './content/countries';
import { readModules } from './service';
import { systemStatus } from './status';

/** Handlers of calls about the site itself. */
export const systemRoutes = (
  ctx: ModuleContext,
): Handlers<'systemStatus' | 'whitelabel' | 'domainRoute' | 'countries'> => ({
  systemStatus: ({ url }, caller) => systemStatus(ctx, url, caller),
  whitelabel: async (_input, caller) => ({
    brand: BRAND,
    whiteLabel: await readModules(ctx),
    menu: await ctx.ports.readGameMenu(ctx, caller.language),
  }),
  domainRoute: async () => ({ domainList: ctx.config.knownHosts, resources: await ctx.ports.readResources(ctx) }),
  countries: async () => ({ list: countryList }),
});
