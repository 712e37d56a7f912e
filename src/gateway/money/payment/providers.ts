import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { httpPayments } from './http';
import { demoSecrets } from './ports';
import type { PaymentProvider } from './provider';

/** Schema of the demo provider's secrets as the database serializes them. */
export const providerSecrets = v.nullable(demoSecrets);
type ProviderSecrets = v.InferOutput<typeof providerSecrets>;

const providerRow = v.object({ told: providerSecrets });

/** Returns the provider of the settings, else the demo's; null outside the demo if none is configured. */
export async function providerOf(ctx: ModuleContext): Promise<PaymentProvider | null> {
  const { told } = await queryRow(ctx.db, providerRow, sql`select ${providerSql(ctx)} as told`);
  return providerWith(ctx, told);
}

/** Returns whether payments use the demo's provider, with fictional money. */
export const isDemoProvider = ({ config }: ModuleContext): boolean => config.demo && !config.payments;

/** SQL expression of the demo provider's secrets, for a larger query. */
export const providerSql = (ctx: ModuleContext): SQL =>
  isDemoProvider(ctx) ? ctx.ports.demoPaymentSecretsSql() : sql`null::jsonb`;

/** Builds the provider from the result of `providerSql`. */
export const providerWith = (ctx: ModuleContext, storedSecrets: ProviderSecrets): PaymentProvider | null =>
  ctx.config.payments
    ? httpPayments(ctx, ctx.config.payments)
    : storedSecrets && ctx.ports.demoPaymentProvider(ctx, storedSecrets);
