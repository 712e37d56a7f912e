import { ApiError, type ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { atHome, countFailure, failuresOf, lockRejection } from './failures';
import { passwordFits } from './passwords';
import type { Account } from './service';

/**
 * Verifies the password of a logged-in player before weakening the account's security. A wrong one counts, and locks,
 * like a failed login at a known location (asvs 6.3.1). Throws `security.wrongPassword`, never 401, because the session
 * stays valid.
 */
export async function provePassword(ctx: ModuleContext, account: Account, typed: string): Promise<void> {
  const { lockedUntil } = await failuresOf(ctx.db, atHome(account.userName), await ctx.now());
  if (lockedUntil) throw await lockRejection(ctx, lockedUntil);
  await proveForProtection(ctx, account, typed);
}

/**
 * Verifies the password before strengthening the account's security or self-protection. Failures do not lock this; only
 * its rate limit stops guessing.
 */
export async function proveForProtection(
  ctx: ModuleContext,
  { id, userName, passwordHash }: Account,
  typed: string,
): Promise<void> {
  await consumeRateLimit(ctx, 'password.account', id);
  if (await passwordFits(passwordHash, typed)) return;
  await countFailure(ctx.db, atHome(userName), await ctx.now());
  throw new ApiError(422, 'security.wrongPassword');
}
