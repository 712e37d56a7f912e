import { ApiError, type ModuleContext } from '../module-context';
import { consumeRateLimit } from '../platform/limits';
import { countFailure, failuresOf, lockRefusal } from './failures';
import { passwordFits } from './passwords';
import type { Account } from './service';

/**
 * The password again, of who is logged in, before the account's safety is loosened. A wrong one counts as a wrong sign-in, and locks like
 * one (asvs 6.3.1). Refuses with `security.wrongPassword`, and never with 401: the session goes on.
 */
export async function provePassword(ctx: ModuleContext, { id, userName, passwordHash }: Account, typed: string): Promise<void> {
  await consumeRateLimit(ctx, 'password.account', id);
  const now = await ctx.now();
  const { lockedUntil } = await failuresOf(ctx.db, userName, now);
  if (lockedUntil) throw await lockRefusal(ctx, lockedUntil);
  if (await passwordFits(passwordHash, typed)) return;
  await countFailure(ctx.db, userName, now);
  throw new ApiError(422, 'security.wrongPassword');
}
