import type { SQL } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import type { PaymentProvider } from './provider';

/** Secrets shared with the demo's provider: `page` signs addresses of its pages, `word` what it reports. */
export const demoSecrets = v.object({ page: v.string(), word: v.string() });
export type DemoSecrets = v.InferOutput<typeof demoSecrets>;

declare module '../../platform/context' {
  interface Ports {
    /** SQL expression of `DemoSecrets`, for a larger statement. */
    demoPaymentSecretsSql: () => SQL;
    /** The demo's provider, used while the settings name none. */
    demoPaymentProvider: (ctx: ModuleContext, secrets: DemoSecrets) => PaymentProvider;
    /** Jobs by which the demo's provider reports payments. */
    demoPaymentTasks: (ctx: ModuleContext) => TaskList;
    /** Drops reports of the demo's provider whose tries are used up. */
    dropDemoPaymentReports: (ctx: ModuleContext) => Promise<void>;
  }
}
