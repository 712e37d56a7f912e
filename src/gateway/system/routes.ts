import { BRAND } from '../../contract/platform/brand';
import { setLanguage } from '../account/service';
import { resourcesOf, wireOf } from '../content/resources';
import { contentReader } from '../content/shown';
import { readCatalogue } from '../game/catalogue';
import { menuOf } from '../game/menus';
import type { Handlers, ModuleContext } from '../module-context';
import { countryList } from './content/countries';
import { readModules } from './service';
import { systemStatus } from './status';

type Names = 'systemStatus' | 'whitelabel' | 'domainRoute' | 'countries' | 'changeLanguage';

/** What the portal is told about itself. */
export const systemRoutes = (ctx: ModuleContext): Handlers<Names> => {
  const shown = contentReader(ctx);
  const resources = async () => resourcesOf(await shown()).map(wireOf);
  return {
    systemStatus: ({ url }, caller) => systemStatus(ctx, { url, caller, resources }),
    whitelabel: async (_input, caller) => ({
      brand: BRAND,
      whiteLabel: await readModules(ctx),
      menu: menuOf(await readCatalogue(ctx), caller.language),
    }),
    domainRoute: async () => ({ domainList: ctx.config.knownHosts, resources: await resources() }),
    countries: async () => ({ list: countryList }),
    changeLanguage: async ({ language }, caller) => {
      if (caller.session) await setLanguage(ctx.db, caller.session.accountId, language);
      return null;
    },
  };
};
