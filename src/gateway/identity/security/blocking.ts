import { SETTINGS } from '../../../contract';
import { ApiError, type ModuleContext } from '../../platform/context';
import { type Account, blockAccount, lockAccount, mustExist, setBlocked } from '../account/service';
import type { AlertKind } from '../alert/kinds';
import { alertOwner } from '../alert/service';
import { revokeSessions } from '../session/service';

/**
 * Blocks an account, ends its sessions and notifies its owner; without effect on a blocked one (asvs 7.4.2). For
 * operators (`own.player.block`). Throws `account.unknown`.
 */
export async function blockPlayer(within: ModuleContext, userName: string): Promise<void> {
  const account = await locked(within, userName);
  if (account.blocked) return;
  await blockAccount(within.db, account.id);
  await endAll(within, account, 'account.blocked');
}

/**
 * Unblocks an account and notifies its owner; without effect on one that is not blocked. No session revives, not even
 * that of a login during the block. For operators (`own.player.block`). Throws `account.unknown`, or `account.over` if
 * its owner has closed it or its trial has ended.
 */
export async function unblockPlayer(within: ModuleContext, userName: string): Promise<void> {
  const account = await locked(within, userName);
  if (!account.blocked) return;
  if (account.closedAt || account.type === SETTINGS.trialType) throw new ApiError(409, 'account.over');
  await setBlocked(within, userName, false);
  await endAll(within, account, 'account.unblocked');
}

/**
 * Ends all sessions of an account and notifies its owner (asvs 7.4.5). For operators (`own.player.log-out`). Throws
 * `account.unknown`.
 */
export async function logOutPlayer(within: ModuleContext, userName: string): Promise<void> {
  await endAll(within, await locked(within, userName), 'account.loggedOut');
}

async function endAll(within: ModuleContext, account: Account, kind: AlertKind): Promise<void> {
  await revokeSessions(within.db, account.id, { except: null, at: await within.now() });
  await alertOwner(within, within.db, account, kind);
}

/** Locks an account and returns it as it is then. */
async function locked(within: ModuleContext, userName: string): Promise<Account> {
  const { id } = await mustExist(within, userName);
  const account = await lockAccount(within.db, id);
  if (!account) throw new ApiError(404, 'account.unknown');
  return account;
}
