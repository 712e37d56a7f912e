import { setLanguage } from '../account/service';
import { readCatalogue } from '../game/catalogue';
import { menuOf } from '../game/menus';
import type { Handlers, ModuleContext } from '../module-context';
import { resources } from './content/contacts';
import { countryList } from './content/countries';
import { help } from './content/help';
import { readModules } from './service';
import { systemStatus } from './status';

type Names = 'systemStatus' | 'whitelabel' | 'domainRoute' | 'helpCenter' | 'countries' | 'changeLanguage';

/** What the portal is told about itself. */
export const systemRoutes = (ctx: ModuleContext): Handlers<Names> => ({
  systemStatus: ({ url }, caller) => systemStatus(ctx, url, caller),
  whitelabel: async (_input, caller) => ({ whiteLabel: await readModules(ctx), menu: menuOf(await readCatalogue(ctx), caller.language) }),
  domainRoute: async (_input, caller) => ({ domainList: ctx.config.knownHosts, resources: resources(caller.language) }),
  helpCenter: async (_input, caller) => ({ list: help[caller.language] }),
  countries: async () => ({ list: countryList }),
  changeLanguage: async ({ language }, caller) => {
    if (caller.session) await setLanguage(ctx.db, caller.session.accountId, language);
    return null;
  },
});
