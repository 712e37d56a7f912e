import { isOn, MODULES } from '../../contract';
import type { Provider } from '../../contract/ways-in';
import { ApiError, type ModuleContext } from '../module-context';
import { readModules } from '../system/service';
import { demoProvider } from './demo-provider';
import type { SocialProvider } from './provider';

const MODULE = { google: MODULES.google, facebook: MODULES.facebook } satisfies Record<Provider, string>;

/** The adapter of a provider; refuses with `social.closed` where its module is off, or outside the demo until a real one is there. */
export async function providerOf(ctx: ModuleContext, name: Provider): Promise<SocialProvider> {
  if (!ctx.config.demo || !isOn(await readModules(ctx), MODULE[name])) throw new ApiError(403, 'social.closed');
  return demoProvider(ctx, name);
}
