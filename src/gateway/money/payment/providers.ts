import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ModuleContext } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { httpPayments } from './http';
import { demoSecrets } from './ports';
import type { PaymentProvider } from './provider';

/** What the demo's provider is made of, as the database tells it. */
export const toldProvider = v.nullable(demoSecrets);
type ToldProvider = v.InferOutput<typeof toldProvider>;

const providerRow = v.object({ told: toldProvider });

/** The provider that takes deposits: the one of the settings, else the demo's; null outside the demo where none is set. */
export async function providerOf(ctx: ModuleContext): Promise<PaymentProvider | null> {
  const { told } = await queryRow(ctx.db, providerRow, sql`select ${providerSql(ctx)} as told`);
  return providerWith(ctx, told);
}

/** Returns whether payments are the demo's, with money that nobody has. */
export const isDemoProvider = ({ config }: ModuleContext): boolean => config.demo && !config.payments;

/** Its first half, as part of a larger question. */
export const providerSql = (ctx: ModuleContext): SQL =>
  isDemoProvider(ctx) ? ctx.ports.demoPaymentSecretsSql() : sql`null::jsonb`;

/** The other half. */
export const providerWith = (ctx: ModuleContext, told: ToldProvider): PaymentProvider | null =>
  ctx.config.payments ? httpPayments(ctx, ctx.config.payments) : told && ctx.ports.demoPaymentProvider(ctx, told);
