import { createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { eq, isNull, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import type { ModuleContext, Tx } from '../context';
import { queryRow } from '../database/query';
import { envelopeKeys } from './tables';

const generate = promisify(generateKeyPair);

export type PublicKey = { keyId: string; publicKey: string };

/** Returns the public key that encrypts new payloads, creating it at the first call. All processes share it. */
export async function currentKey(ctx: ModuleContext): Promise<PublicKey> {
  return (await findCurrent(ctx.db)) ?? replaceKey(ctx, null);
}

/** Replaces the current key pair. The old one decrypts payloads for another day, so that open pages keep working. */
export async function rotateKey(ctx: ModuleContext): Promise<PublicKey> {
  return replaceKey(ctx, (await currentKey(ctx)).keyId);
}

/** SQL condition: a key pair may still decrypt payloads; the query provides the time as `clock (at)`. */
export const isUsableSql = (keyId: string) => sql`exists (
  select from envelope_keys, clock where key_id = ${keyId} and (retired_at is null or retired_at > at - interval '1 day'))`;

const isUsableRow = v.object({ usable: v.boolean() });

/** Returns whether a key pair may still decrypt payloads. */
export async function isUsable({ db }: ModuleContext, keyId: string): Promise<boolean> {
  const { usable } = await queryRow(
    db,
    isUsableRow,
    sql`with clock as materialized (select app_now() as at) select ${isUsableSql(keyId)} as usable`,
  );
  return usable;
}

const read = new Map<string, KeyObject>();

/**
 * Returns the private key of a pair, or null. It never changes and is cached; `isUsable` checks whether it may still be
 * used.
 */
export async function privateKeyOf({ db }: ModuleContext, keyId: string): Promise<KeyObject | null> {
  const known = read.get(keyId);
  if (known) return known;
  const [row] = await db
    .select({ pem: envelopeKeys.privatePem })
    .from(envelopeKeys)
    .where(eq(envelopeKeys.keyId, keyId));
  if (!row) return null;
  const key = createPrivateKey(row.pem);
  read.set(keyId, key);
  return key;
}

async function findCurrent(tx: Tx): Promise<PublicKey | undefined> {
  const [row] = await tx
    .select({ keyId: envelopeKeys.keyId, publicKey: envelopeKeys.publicPem })
    .from(envelopeKeys)
    .where(isNull(envelopeKeys.retiredAt));
  return row;
}

/** Replaces the key pair under a lock, unless another process has already done so; then returns that one's key. */
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
    await tx
      .insert(envelopeKeys)
      .values({ keyId, publicPem: pair.publicKey, privatePem: pair.privateKey, createdAt: now });
    return { keyId, publicKey: pair.publicKey };
  });
}
