import type { Site } from '../../../contract/platform/site';
import type { Config } from '../config';
import type { ModuleContext } from '../context';
import { readSite } from './site';

/** Other hosts that the policy of our pages lets in: pictures come from the ones, games are opened at the others. */
export type Hosts = Pick<Site, 'imageCDNs' | 'launchGameCDNs'>;

const NONE: Hosts = { imageCDNs: [], launchGameCDNs: [] };
const known = new WeakMap<Config, Hosts>();

/** As this process knows them, so that a page that is sent asks nobody. */
export const hostsOf = ({ config }: Pick<ModuleContext, 'config'>): Hosts => known.get(config) ?? NONE;

/** Told whenever they were read for something else: each page that is opened reads them. */
export const learnHosts = ({ config }: Pick<ModuleContext, 'config'>, site: Site) => void known.set(config, site);

/** Reads them once, before anything is sent. */
export const readHosts = async (ctx: ModuleContext) => learnHosts(ctx, await readSite(ctx.db));
