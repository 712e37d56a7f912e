import { type SQL, sql } from 'drizzle-orm';
import type { ModuleContext } from '../../platform/context';
import { sharedSecret, sharedSecretSql } from '../../platform/secrets/shared-secret';

/** Secrets shared with the demo's provider, as with a real one: for page addresses, events, and requests. */
const PAGE = 'payment.demo.page';
const EVENT = 'payment.demo.word';
export const pageSecret = (ctx: ModuleContext) => sharedSecret(ctx, PAGE);
export const eventSecret = (ctx: ModuleContext) => sharedSecret(ctx, EVENT);
export const requestSecret = (ctx: ModuleContext) => sharedSecret(ctx, 'payment.demo.ask');

/** SQL expression of the secrets that sign addresses and reports, inside a larger statement. */
export const demoPaymentSecretsSql = (): SQL =>
  sql`jsonb_build_object('page', ${sharedSecretSql(PAGE)}, 'word', ${sharedSecretSql(EVENT)})`;
