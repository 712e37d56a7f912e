import type { Value } from '../../../contract';
import { RELEASE } from '../../../contract/platform/release';
import { ApiError, type Caller, type ModuleContext } from '../context';
import { currentKey } from '../payload-encryption/keys';
import { learnHosts } from './hosts';
import { readSettings } from './service';
import { readSite } from './site';

/**
 * Decides whether this visitor may use the portal at this address, and with what settings (s3.permission.*). Throws
 * `system.invalidUrl` for foreign addresses, with the contacts of customer service (s8.message.invalid-url).
 */
export async function systemStatus(
  ctx: ModuleContext,
  url: string | undefined,
  caller: Caller,
): Promise<Value<'systemStatus'>> {
  const { ports } = ctx;
  if (url !== undefined && !isOurs(ctx, url, caller))
    throw new ApiError(403, 'system.invalidUrl', {
      value: { customerService: await ports.readSupportContacts(ctx) },
    });
  const [settings, key, now, registerValidation, gameTypes, resources, site, customerService, newcomerBonus] =
    await Promise.all([
      readSettings(ctx),
      currentKey(ctx),
      ctx.now(),
      ports.readRegistrationFields(ctx),
      ports.readGameTypes(ctx),
      ports.readResources(ctx),
      readSite(ctx.db),
      ports.readSupportContacts(ctx),
      ports.readNewcomerBonus(ctx),
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
      registerValidation,
      resources,
      customerService,
      analytics: { gtagId: ctx.config.gtagId },
      imageCDNs: [...site.imageCDNs],
      launchGameCDNs: [...site.launchGameCDNs],
      logoutMethod: site.logoutMethod,
      memberMenu: site.memberMenu,
      minimumAge: site.minimumAge,
      phoneFailure: site.phoneFailure,
      release: RELEASE,
      timeZone: ctx.config.siteZone,
      registersHere: ctx.config.site === 'member',
      memberOrigin: ctx.config.memberOrigin,
      newcomerBonus,
      gameTypes,
      location: { ip: caller.ip, country: caller.country },
    },
  };
}

/**
 * Returns whether an address is ours. In the demo, any host name that reached us is valid: a developer's machine has
 * many.
 */
function isOurs(ctx: ModuleContext, url: string, caller: Caller): boolean {
  const host = hostOf(url);
  return host !== null && (ctx.config.knownHosts.includes(host) || (ctx.config.demo && host === hostOf(caller.host)));
}

/** Returns the host name of an address or of a host with a port, in lower case. */
function hostOf(url: string): string | null {
  const address = url.includes('://') ? url : `http://${url}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}
