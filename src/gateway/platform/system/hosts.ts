import type { Site } from '../../../contract/platform/site';
import type { Config } from '../config';
import type { ModuleContext } from '../context';
import { readSite } from './site';

/** Third-party hosts that our pages' policy allows: image CDNs and hosts of games. */
export type Hosts = Pick<Site, 'imageCDNs' | 'launchGameCDNs'>;

const NONE: Hosts = { imageCDNs: [], launchGameCDNs: [] };
const known = new WeakMap<Config, Hosts>();

/** Returns the hosts cached in this process, so that sending a page needs no query. */
export const hostsOf = ({ config }: Pick<ModuleContext, 'config'>): Hosts => known.get(config) ?? NONE;

/** Updates the cache with settings that were read for another purpose; every opened page reads them. */
export const learnHosts = ({ config }: Pick<ModuleContext, 'config'>, site: Site) => void known.set(config, site);

/** Fills the cache before the first response. */
export const readHosts = async (ctx: ModuleContext) => learnHosts(ctx, await readSite(ctx.db));
