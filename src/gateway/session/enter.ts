import { SETTINGS, type Value } from '../../contract';
import type { Account } from '../account/service';
import { ApiError, type Caller, type ModuleContext, type Tx } from '../module-context';
import { arrive } from '../place/service';
import { hasWallet } from '../wallet/service';
import { openSession } from './service';

/** Who may use this site: players everywhere but on the agents' (s1.access.member-site, s1.access.agent-site). */
export async function mayEnter(ctx: ModuleContext, tx: Tx, account: Account): Promise<void> {
  if (account.closedAt) throw new ApiError(403, 'auth.accountClosed');
  if (account.blocked) throw new ApiError(403, 'auth.blocked');
  if (!(await hasWallet(tx, account.id))) throw new ApiError(403, 'auth.notMember');
  const isAgent = SETTINGS.agentTypes.some((type) => type === account.type);
  if (ctx.config.site === 'agent' && !isAgent) throw new ApiError(403, 'auth.notAgent');
}

/** Opens a session for a user who has authenticated and returns its token; `proven`: by more than one proof. */
export async function completeLogin(ctx: ModuleContext, tx: Tx, account: Account, caller: Caller, proven = false): Promise<string> {
  await mayEnter(ctx, tx, account);
  await arrive(ctx, tx, account, caller, proven);
  return openSession(ctx, tx, account.id);
}

/** What every login returns to the browser (s3.login-response.value). */
export const loggedInAs = (
  { userName, nickname, type, firstTimeLogin }: Account,
  token: string,
  judgement: { passwordExpired: boolean; passwordDefault: boolean },
): Value<'logIn'> => ({ token, firstTimeLogin, ...judgement, userInfo: { userName, nickname, type } });
