import { eq } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import type { ModuleContext } from '../module-context';
import { randomSecret } from '../secrets';

export const sharedSecrets = pgTable('shared_secrets', { name: text().primaryKey(), secret: text().notNull() });

/** A 256-bit secret by name, for signing and for keyed hashes: made once, the same for all processes. */
export async function sharedSecret(ctx: ModuleContext, name: string): Promise<string> {
  const find = () => ctx.db.select().from(sharedSecrets).where(eq(sharedSecrets.name, name));
  const [kept] = await find();
  if (kept) return kept.secret;
  await ctx.db.insert(sharedSecrets).values({ name, secret: randomSecret() }).onConflictDoNothing();
  const [made] = await find();
  if (!made) throw new Error(`the secret ${name} was not kept`);
  return made.secret;
}
