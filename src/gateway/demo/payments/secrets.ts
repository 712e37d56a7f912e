import { type SQL, sql } from 'drizzle-orm';
import type { ModuleContext } from '../../platform/context';
import { sharedSecret, sharedSecretSql } from '../../platform/secrets/shared-secret';

/** Secrets shared with the demo's provider, as with a real one: for page addresses, events, and requests. */
const [PAGE, WORD] = ['payment.demo.page', 'payment.demo.word'];
export const pageSecret = (ctx: ModuleContext) => sharedSecret(ctx, PAGE);
export const wordSecret = (ctx: ModuleContext) => sharedSecret(ctx, WORD);
export const askSecret = (ctx: ModuleContext) => sharedSecret(ctx, 'payment.demo.ask');

/** SQL expression of the secrets that sign addresses and reports, for a larger statement. */
export const demoPaymentSecretsSql = (): SQL =>
  sql`jsonb_build_object('page', ${sharedSecretSql(PAGE)}, 'word', ${sharedSecretSql(WORD)})`;
