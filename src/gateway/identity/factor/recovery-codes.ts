import { randomBytes, randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { GATEWAY_SETTINGS } from '../../../contract';
import { latinDigits } from '../../../contract/money/money';
import { normaliseName } from '../../../contract/platform/normalise';
import { ApiError, type ModuleContext, type Tx } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';
import { hashPassword } from '../account/passwords';
import type { Account } from '../account/service';
import { alertOwner, type From } from '../alert/service';
import { recoveryCodes } from './tables';

/** No characters that are easily confused: neither 0 and O nor 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** Set of codes: as shown to the owner, and as stored. */
type RecoverySet = { codes: string[]; hashes: string[]; salt: string };

/**
 * Generates ten codes of 39 random bits. Hashing is slow, so callers do this before the transaction (asvs 6.5.2,
 * 6.5.3).
 */
export async function makeRecoveryCodes(): Promise<RecoverySet> {
  const salt = randomBytes(16);
  const plain = new Set<string>();
  while (plain.size < GATEWAY_SETTINGS.recoveryCodes)
    plain.add(Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''));
  const hashes = await Promise.all([...plain].map((code) => hashPassword(code, salt)));
  return {
    codes: [...plain].map((code) => `${code.slice(0, 4)}-${code.slice(4)}`),
    hashes,
    salt: salt.toString('base64'),
  };
}

/** Replaces the previous set, whose codes stop working. */
export async function keepRecoveryCodes(tx: Tx, accountId: string, { hashes, salt }: RecoverySet): Promise<void> {
  await forgetRecoveryCodes(tx, accountId);
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ accountId, codeHash, salt })));
}

export async function forgetRecoveryCodes(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}

/** Counts an account's codes that are still valid. */
export async function recoveryCodesLeft(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/**
 * Verifies and consumes a code, ignoring case and hyphens, and notifies the owner. Single-use under concurrency (asvs
 * 6.5.1). Throws `recovery.wrong`, also if the account has no codes.
 */
export async function consumeRecoveryCode(
  ctx: ModuleContext,
  owner: Account,
  typed: string,
  from: From,
): Promise<void> {
  const accountId = owner.id;
  await consumeRateLimit(ctx, 'recovery.guess', accountId);
  const [set] = await ctx.db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, accountId)).limit(1);
  const code = latinDigits(normaliseName(typed))
    .replace(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase();
  if (!set || code.length !== LENGTH) throw new ApiError(422, 'recovery.wrong');
  const codeHash = await hashPassword(code, Buffer.from(set.salt, 'base64'));
  const good = and(
    eq(recoveryCodes.accountId, accountId),
    eq(recoveryCodes.codeHash, codeHash),
    isNull(recoveryCodes.usedAt),
  );
  await transact(ctx, async (tx, within) => {
    const usedAt = await within.now();
    const { rowCount } = await tx.update(recoveryCodes).set({ usedAt }).where(good);
    if (!rowCount) throw new ApiError(422, 'recovery.wrong');
    await alertOwner(within, tx, owner, 'recovery.used', { left: await recoveryCodesLeft(tx, accountId) }, { from });
  });
}
