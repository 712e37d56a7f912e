import { type SQL, sql } from 'drizzle-orm';
import type { ModuleContext } from '../module-context';
import { demoPayments } from './demo';
import type { PaymentProvider } from './provider';
import { type DemoSecrets, demoSecretsSql } from './secrets';

/** What the provider is made of, as the database tells it. */
export type ToldProvider = DemoSecrets | null;

/** The provider that takes deposits; null outside the demo, until a real one is there. */
export async function providerOf(ctx: ModuleContext): Promise<PaymentProvider | null> {
  const { rows } = await ctx.db.execute<{ told: ToldProvider }>(sql`select ${providerSql(ctx)} as told`);
  return providerWith(ctx, rows[0]?.told ?? null);
}

/** Its first half, as part of a larger question. */
export const providerSql = ({ config }: ModuleContext): SQL => (config.demo ? demoSecretsSql() : sql`null::jsonb`);

/** The other half. */
export const providerWith = (ctx: ModuleContext, told: ToldProvider): PaymentProvider | null => told && demoPayments(ctx, told);
