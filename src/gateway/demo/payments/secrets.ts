import { type SQL, sql } from 'drizzle-orm';
import type { ModuleContext } from '../../platform/context';
import { sharedSecret, sharedSecretSql } from '../../platform/secrets/shared-secret';

/** What we and the demo's provider share, as with a real one: for its pages' addresses, for its words, and for what we ask of it. */
const [PAGE, WORD] = ['payment.demo.page', 'payment.demo.word'];
export const pageSecret = (ctx: ModuleContext) => sharedSecret(ctx, PAGE);
export const wordSecret = (ctx: ModuleContext) => sharedSecret(ctx, WORD);
export const askSecret = (ctx: ModuleContext) => sharedSecret(ctx, 'payment.demo.ask');

/** SQL expression of the secrets that addresses and reports are signed with, for a larger statement. */
export const demoPaymentSecretsSql = (): SQL =>
  sql`jsonb_build_object('page', ${sharedSecretSql(PAGE)}, 'word', ${sharedSecretSql(WORD)})`;
