import type { SQL } from 'drizzle-orm';
import type { TaskList } from 'graphile-worker';
import * as v from 'valibot';
import type { PaymentProvider } from './provider';

/** Secrets shared with the demo's provider: `page` signs page addresses, `word` its reports. */
export const demoSecrets = v.object({ page: v.string(), word: v.string() });
export type DemoSecrets = v.InferOutput<typeof demoSecrets>;

declare module '../../platform/context' {
  interface Ports {
    /** SQL expression of `DemoSecrets`, for a larger statement. */
    demoPaymentSecretsSql: () => SQL;
    /** Demo provider, used if the settings name none. */
    demoPaymentProvider: (ctx: ModuleContext, secrets: DemoSecrets) => PaymentProvider;
    /** Jobs through which the demo's provider reports payments. */
    demoPaymentTasks: (ctx: ModuleContext) => TaskList;
    /** Deletes reports of the demo's provider that have exhausted their retries. */
    dropDemoPaymentReports: (ctx: ModuleContext) => Promise<void>;
  }
}
