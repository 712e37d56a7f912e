import { and, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { SETTINGS } from '../../../contract';
import type { Caller, ModuleContext, Tx } from '../../platform/context';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import type { Account } from '../account/service';
import { alertOwner } from '../alert/service';
import { deviceOf } from '../session/device';
import { trustedBrowsers } from './tables';

type From = Pick<Caller, 'ip' | 'country' | 'userAgent'>;
type Known = From & Pick<Caller, 'trustTokens'>;

/**
 * Trusts a browser for thirty days and notifies the owner. Returns its token, which is stored only as a hash (asvs
 * 7.2.2, 7.2.3).
 */
export async function trustBrowser(within: ModuleContext, tx: Tx, owner: Account, from: From): Promise<string> {
  const { ip, country, userAgent } = from;
  const at = await within.now();
  const token = randomSecret();
  const endsAt = new Date(at.getTime() + SETTINGS.trustFor);
  const times = { createdAt: at, lastUsedAt: at, endsAt };
  await tx
    .insert(trustedBrowsers)
    .values({ id: v7(), accountId: owner.id, tokenHash: digest(token), ...times, ip, country, userAgent });
  await alertOwner(
    within,
    tx,
    owner,
    'browser.trusted',
    { device: deviceOf(userAgent), until: endsAt.toISOString() },
    { from },
  );
  return token;
}

/** Returns whether a login comes from a trusted browser of the account, and records the use. */
export async function usesTrusted(
  ctx: ModuleContext,
  tx: Tx,
  accountId: string,
  { trustTokens, ...from }: Known,
): Promise<boolean> {
  if (trustTokens.length === 0) return false;
  const { ip, country, userAgent } = from;
  const here = and(
    eq(trustedBrowsers.accountId, accountId),
    inArray(trustedBrowsers.tokenHash, trustTokens.map(digest)),
    isGood,
  );
  const { rowCount } = await tx
    .update(trustedBrowsers)
    .set({ lastUsedAt: await ctx.now(), ip, country, userAgent })
    .where(here);
  return rowCount !== null && rowCount > 0;
}

/** Returns the browsers that an account trusts now. */
export async function trustedBy(tx: Tx, accountId: string) {
  return tx
    .select()
    .from(trustedBrowsers)
    .where(and(eq(trustedBrowsers.accountId, accountId), isGood));
}

/** Revokes the trust in a browser; returns false if it is not one of the account's. */
export async function distrust(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(trustedBrowsers)
    .where(and(eq(trustedBrowsers.id, id), eq(trustedBrowsers.accountId, accountId)));
  return rowCount === 1;
}

/** Revokes the trust in all browsers except the caller's. */
export async function distrustAll(
  tx: Tx,
  accountId: string,
  { trustTokens }: Pick<Caller, 'trustTokens'> = { trustTokens: [] },
): Promise<void> {
  const others = trustTokens.length > 0 ? notInArray(trustedBrowsers.tokenHash, trustTokens.map(digest)) : undefined;
  await tx.delete(trustedBrowsers).where(and(eq(trustedBrowsers.accountId, accountId), others));
}

/** Deletes expired trusted browsers. A job calls it. */
export async function purgeTrustedBrowsers(ctx: ModuleContext): Promise<void> {
  await ctx.db.delete(trustedBrowsers).where(lt(trustedBrowsers.endsAt, await ctx.now()));
}

const isGood = gt(trustedBrowsers.endsAt, sql`app_now()`);
