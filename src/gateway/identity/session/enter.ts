import type { Value } from '../../../contract';
import { ApiError, type Caller, type ModuleContext, type Tx } from '../../platform/context';
import { type Account, type HeldAccount, isAgent } from '../account/service';
import { arrive } from '../known-locations/service';
import { openSession } from './service';

/** What was found of the password that was typed; after a code or a provider it is not looked at. */
export type Judgement = { passwordExpired: boolean; passwordDefault: boolean };
/** There was none to look at. */
export const UNJUDGED: Judgement = { passwordExpired: false, passwordDefault: false };

/** Who may use this site: players everywhere but on the agents' (s1.access.member-site, s1.access.agent-site). */
export async function mayEnter(ctx: ModuleContext, tx: Tx, account: Account): Promise<void> {
  if (account.closedAt) throw new ApiError(403, 'auth.accountClosed');
  if (account.blocked) throw new ApiError(403, 'auth.blocked');
  if (!(await ctx.ports.hasWallet(tx, account.id))) throw new ApiError(403, 'auth.notMember');
  if (ctx.config.site === 'agent' && !isAgent(account)) throw new ApiError(403, 'auth.notAgent');
}

/** How somebody has come in. `proven`: by more than one proof. What was found of a password that was typed. */
type Way = Judgement & { proven: boolean };

/**
 * Opens a session for a user who has authenticated and returns its token. Until a password that is due is changed, it is good for that alone.
 * The account is held (`holdUnchanged`): a change of the password ends all sessions, also those on their way.
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

/** What every login returns to the browser (s3.login-response.value). */
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
