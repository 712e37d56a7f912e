import type { Carrier } from './adapters';

declare module '../context' {
  interface Ports {
    /** The demo's outbox, for a channel that has no carrier in the settings. */
    demoOutboxCarrier: (ctx: ModuleContext) => Carrier;
  }
}
