import { ApiError, type ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { atHome, countFailure, failuresOf, lockRefusal } from './failures';
import { passwordFits } from './passwords';
import type { Account } from './service';

/**
 * The password again, of who is logged in, before the account's safety is loosened. A wrong one counts as a wrong sign-in at home, and locks
 * like one (asvs 6.3.1). Refuses with `security.wrongPassword`, and never with 401: the session goes on.
 */
export async function provePassword(ctx: ModuleContext, account: Account, typed: string): Promise<void> {
  const { lockedUntil } = await failuresOf(ctx.db, atHome(account.userName), await ctx.now());
  if (lockedUntil) throw await lockRefusal(ctx, lockedUntil);
  await proveForProtection(ctx, account, typed);
}

/** The same before somebody protects the account or themselves, which no failures lock; guesses are held by their rate limit alone. */
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
