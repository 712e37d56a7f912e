import type { Carrier } from './adapters';

declare module '../context' {
  interface Ports {
    /** Demo outbox, for channels without a carrier in the settings. */
    demoOutboxCarrier: (ctx: ModuleContext) => Carrier;
  }
}
