import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { ModuleContext, Tx } from '../module-context';
import { envelopeKeys } from './tables';

const DAY = 86_400_000;
const generate = promisify(generateKeyPair);

export type PublicKey = { keyId: string; publicKey: string };

/** The pair that new payloads are sealed with, made at the first call. All processes share it. */
export async function currentKey(ctx: ModuleContext): Promise<PublicKey> {
  return (await findCurrent(ctx.db)) ?? replaceKey(ctx, null);
}

/** Puts a fresh pair in the place of the current one, which goes on opening payloads for a day: pages that know it stay open. */
export async function rotateKey(ctx: ModuleContext): Promise<PublicKey> {
  return replaceKey(ctx, (await currentKey(ctx)).keyId);
}

/** The private half of a pair that may still open payloads, as PEM. */
export async function privateKeyOf(ctx: ModuleContext, keyId: string): Promise<string | undefined> {
  const usable = or(isNull(envelopeKeys.retiredAt), gt(envelopeKeys.retiredAt, new Date((await ctx.now()).getTime() - DAY)));
  const [row] = await ctx.db
    .select({ pem: envelopeKeys.privatePem })
    .from(envelopeKeys)
    .where(and(eq(envelopeKeys.keyId, keyId), usable));
  return row?.pem;
}

async function findCurrent(tx: Tx): Promise<PublicKey | undefined> {
  const [row] = await tx
    .select({ keyId: envelopeKeys.keyId, publicKey: envelopeKeys.publicPem })
    .from(envelopeKeys)
    .where(isNull(envelopeKeys.retiredAt));
  return row;
}

/** Under a lock, and only if nobody else has replaced it meanwhile: whoever comes second gets the first one's pair. */
async function replaceKey(ctx: ModuleContext, expected: string | null): Promise<PublicKey> {
  const now = await ctx.now();
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('envelope.keys'))`);
    const current = await findCurrent(tx);
    if (current && current.keyId !== expected) return current;
    const pair = await generate('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    await tx.update(envelopeKeys).set({ retiredAt: now }).where(isNull(envelopeKeys.retiredAt));
    const keyId = v7();
    await tx.insert(envelopeKeys).values({ keyId, publicPem: pair.publicKey, privatePem: pair.privateKey, createdAt: now });
    return { keyId, publicKey: pair.publicKey };
  });
}
