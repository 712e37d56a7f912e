import { isOn, MODULES } from '../../contract';
import type { Provider } from '../../contract/ways-in';
import { type Kit, Refusal } from '../kit';
import { readModules } from '../system/service';
import { demoProvider } from './demo-provider';
import type { SocialProvider } from './provider';

const MODULE = { google: MODULES.google, facebook: MODULES.facebook } satisfies Record<Provider, string>;

/** The adapter of a provider; refuses with `social.closed` where its module is off, or outside the demo until a real one is there. */
export async function providerOf(kit: Kit, name: Provider): Promise<SocialProvider> {
  if (!kit.config.demo || !isOn(await readModules(kit), MODULE[name])) throw new Refusal(403, 'social.closed');
  return demoProvider(kit, name);
}
