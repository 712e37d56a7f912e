import type { Provider } from '../../../contract/identity/ways-in';
import type { SocialProvider } from './provider';

declare module '../../platform/context' {
  interface Ports {
    /** Demo adapter, for providers without a registration in the settings. */
    demoSocialProvider: (ctx: ModuleContext, name: Provider) => SocialProvider;
  }
}
