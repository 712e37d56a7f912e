import * as v from 'valibot';
import type { Endpoint } from './endpoint';
import { language } from './fields';
import { module, resource } from './system';

/** s3.brand-config.fields: the brand, where everything is one site's. */
const brand = v.object({
  platform: v.string(),
  merchantCode: v.string(),
  lotteryType: v.string(),
  device: v.string(),
  defaultLanguage: language,
  languages: v.array(language),
  chatHeaderColour: v.pipe(v.string(), v.hexColor()),
});

const whitelabel = v.object({
  brand,
  whiteLabel: v.array(module),
  /** Categories of the menu, in order, without those that have no vendors. */
  menu: v.array(v.object({ category: v.string(), labelName: v.string() })),
});

const routers = v.object({ domainList: v.array(v.string()), resources: v.array(resource) });

const base = { token: 'none', encrypted: false } as const;

/** The brand with its modules, and the addresses of the site: no first page reads them. */
export const whitelabelEndpoints = {
  whitelabel: {
    ...base,
    method: 'GET',
    path: '/wps/system/whitelabel',
    response: whitelabel,
    source: 's7.call.whitelabel',
  },
  domainRoute: {
    ...base,
    method: 'GET',
    path: '/wps/system/domainRoute',
    response: routers,
    source: 's7.call.domain-route',
  },
} as const satisfies Record<string, Endpoint>;
