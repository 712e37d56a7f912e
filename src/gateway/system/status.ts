import type { Value } from '../../contract';
import { readSupportContacts } from '../contact/service';
import { currentKey } from '../envelope/keys';
import { readCatalogue } from '../game/catalogue';
import { typesIn } from '../game/menus';
import { ApiError, type Caller, type ModuleContext } from '../module-context';
import { readNewcomerBonus } from '../offer/newcomer-bonus';
import { readRules } from '../registration/rules';
import { learnHosts } from './hosts';
import { readSettings } from './service';
import { readSite } from './site';

type Asked = { url: string | undefined; caller: Caller; resources: () => Promise<Value<'domainRoute'>['resources']> };

/**
 * Decides whether this visitor may use the portal at this address, and with what settings (s3.permission.*). An address that is not ours is
 * refused with `system.invalidUrl`, and told how customer service is reached (s8.message.invalid-url).
 */
export async function systemStatus(
  ctx: ModuleContext,
  { url, caller, resources }: Asked,
): Promise<Value<'systemStatus'>> {
  if (url !== undefined && !isOurs(ctx, url, caller))
    throw new ApiError(403, 'system.invalidUrl', { value: { customerService: await readSupportContacts(ctx) } });
  const [settings, key, now, rules, games, links, site, customerService, newcomerBonus] = await Promise.all([
    readSettings(ctx),
    currentKey(ctx),
    ctx.now(),
    readRules(ctx),
    readCatalogue(ctx),
    resources(),
    readSite(ctx.db),
    readSupportContacts(ctx),
    readNewcomerBonus(ctx),
  ]);
  learnHosts(ctx, site);
  return {
    maintenance: settings.maintenance,
    regionRestriction: caller.country !== null && settings.blockedRegions.includes(caller.country),
    maintenanceEnd: settings.maintenanceEnd?.getTime() ?? null,
    serverTime: now.getTime(),
    ...key,
    info: {
      whiteLabel: settings.modules,
      registerValidation: rules.fields,
      resources: links,
      customerService,
      analytics: { gtagId: ctx.config.gtagId },
      imageCDNs: [...site.imageCDNs],
      launchGameCDNs: [...site.launchGameCDNs],
      logoutMethod: site.logoutMethod,
      memberMenu: site.memberMenu,
      minimumAge: site.minimumAge,
      phoneFailure: site.phoneFailure,
      timeZone: ctx.config.siteZone,
      registersHere: ctx.config.site === 'member',
      memberOrigin: ctx.config.memberOrigin,
      newcomerBonus,
      gameTypes: typesIn(games),
      location: { ip: caller.ip, country: caller.country },
    },
  };
}

/** In the demo the portal may be reached by whatever name it was reached by: a newcomer's machine has many. */
function isOurs(ctx: ModuleContext, url: string, caller: Caller): boolean {
  const host = hostOf(url);
  return host !== null && (ctx.config.knownHosts.includes(host) || (ctx.config.demo && host === hostOf(caller.host)));
}

/** The host name of an address or of a host with a port; lower case. */
function hostOf(url: string): string | null {
  const address = url.includes('://') ? url : `http://${url}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}
