import type { Provider } from '../../../contract/identity/ways-in';
import type { SocialProvider } from './provider';

declare module '../../platform/context' {
  interface Ports {
    /** The demo's adapter, for a provider that has no registration in the settings. */
    demoSocialProvider: (ctx: ModuleContext, name: Provider) => SocialProvider;
  }
}
