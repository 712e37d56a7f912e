import type { Value } from '../../../contract';
import { ApiError, type Caller, type ModuleContext, type Tx } from '../../platform/context';
import { type Account, type HeldAccount, isAgent } from '../account/service';
import { arrive } from '../known-locations/service';
import { openSession } from './service';

/** Findings about the typed password; not evaluated after a code or a provider. */
export type Judgement = { passwordExpired: boolean; passwordDefault: boolean };
/** Findings of logins without a password. */
export const UNJUDGED: Judgement = { passwordExpired: false, passwordDefault: false };

/**
 * Throws if the account may not use this site: the agents' site is for agents only (s1.access.member-site,
 * s1.access.agent-site).
 */
export async function mayEnter(ctx: ModuleContext, tx: Tx, account: Account): Promise<void> {
  if (account.closedAt) throw new ApiError(403, 'auth.accountClosed');
  if (account.blocked) throw new ApiError(403, 'auth.blocked');
  if (!(await ctx.ports.hasWallet(tx, account.id))) throw new ApiError(403, 'auth.notMember');
  if (ctx.config.site === 'agent' && !isAgent(account)) throw new ApiError(403, 'auth.notAgent');
}

/** Kind of login: `proven` by more than one proof, and the findings about the typed password. */
type Way = Judgement & { proven: boolean };

/**
 * Opens a session for an authenticated account and returns its token. While a password change is due, it allows only
 * that. The account is locked (`holdUnchanged`), because a password change ends all sessions, including those being
 * opened.
 */
export async function completeLogin(
  ctx: ModuleContext,
  tx: Tx,
  account: HeldAccount,
  caller: Caller,
  way: Way,
): Promise<string> {
  await mayEnter(ctx, tx, account);
  await arrive(ctx, tx, account, caller, way.proven);
  const isDue = account.firstTimeLogin || way.passwordExpired || way.passwordDefault;
  return openSession(ctx, tx, account.id, isDue);
}

/** Returns the response of every login (s3.login-response.value). */
export const loggedInAs = (
  { userName, nickname, type, firstTimeLogin }: Account,
  token: string,
  { passwordExpired, passwordDefault }: Judgement,
): Value<'logIn'> => ({
  token,
  firstTimeLogin,
  passwordExpired,
  passwordDefault,
  userInfo: { userName, nickname, type },
});
