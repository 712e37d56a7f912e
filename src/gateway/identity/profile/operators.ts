import type { LOCKED } from '../../../contract/identity/profile';
import { ApiError, type ModuleContext } from '../../platform/context';
import { accountByName, lockAccount } from '../account/service';
import { alertOwner } from '../alert/service';
import { readProfile, writeProfile } from './profile';

/**
 * Clears a locked field, so that the player can set it again, and notifies them. Throws `account.unknown`, or
 * `profile.unset` if the field is empty (own.profile.locked).
 */
export async function clearLocked(
  within: ModuleContext,
  userName: string,
  field: (typeof LOCKED)[number],
): Promise<void> {
  const found = await accountByName(within.db, userName);
  if (!found) throw new ApiError(404, 'account.unknown');
  await lockAccount(within.db, found.id);
  const whole = await readProfile(within, found);
  if (!whole[field]) throw new ApiError(409, 'profile.unset');
  await writeProfile(within, found.id, { ...whole, [field]: '' });
  await alertOwner(within, within.db, found, 'profile.cleared');
}
