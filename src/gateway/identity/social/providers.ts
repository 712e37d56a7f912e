import { isOn, MODULES } from '../../../contract';
import { PROVIDERS, type Provider } from '../../../contract/identity/authentication';
import { ApiError, type ModuleContext } from '../../platform/context';
import { readModules } from '../../platform/system/service';
import { facebookProvider } from './facebook';
import { openIdProvider } from './openid';
import type { SocialProvider } from './provider';

const MODULE = { google: MODULES.google, facebook: MODULES.facebook } satisfies Record<Provider, string>;

/**
 * Returns the provider's adapter. Throws `social.closed` if its module is off, or outside the demo if it has no
 * registration.
 */
export async function providerOf(ctx: ModuleContext, name: Provider): Promise<SocialProvider> {
  const provider = isOn(await readModules(ctx), MODULE[name]) ? adapterOf(ctx, name) : null;
  if (!provider) throw new ApiError(403, 'social.closed');
  return provider;
}

function adapterOf(ctx: ModuleContext, name: Provider): SocialProvider | null {
  const { google, facebook } = ctx.config.social;
  if (name === 'google' && google) return openIdProvider(ctx, google);
  if (name === 'facebook' && facebook) return facebookProvider(ctx, facebook);
  return ctx.config.demo ? ctx.ports.demoSocialProvider(ctx, name) : null;
}

/** Prevents operators from turning on a provider without a registration. Throws `social.unregistered`. */
export function mustBeRegistered(ctx: ModuleContext, modId: string): void {
  const name = PROVIDERS.find((provider) => MODULE[provider] === modId);
  if (name && !adapterOf(ctx, name)) throw new ApiError(422, 'social.unregistered');
}
