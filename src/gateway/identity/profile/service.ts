import { LOCKED, PROFILE_FIELDS, type Profile } from '../../../contract/identity/profile';
import { ApiError, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { maskedNumber } from '../account/masks';
import { type Account, accountById, lockAccount, setNickname } from '../account/service';
import { alertOwner, type From } from '../alert/service';
import { isBelowAge } from '../details/age';
import { readRules } from '../registration/rules';
import { readProfile, writeProfile } from './profile';

/** Returns the profile as its owner sees it, with a masked identity-card number (s3.profile.fields). */
export async function profileOf(ctx: ModuleContext, account: Account): Promise<Profile> {
  const whole = await readProfile(ctx, account);
  return { ...whole, idNumber: whole.idNumber && maskedNumber(whole.idNumber) };
}

/**
 * Saves the profile and notifies the owner of changes. A locked field stays unchanged if it is omitted; throws
 * `profile.locked` if it differs, and `profile.tooYoung` below the minimum age (own.profile.locked, own.profile.age).
 */
export async function saveProfile(
  ctx: ModuleContext,
  { id }: Account,
  submittedProfile: Profile,
  from: From,
): Promise<void> {
  const { minimumAge } = await readRules(ctx);
  await transact(ctx, async (tx, within) => {
    await lockAccount(tx, id);
    const account = await accountById(tx, id);
    if (!account) throw new ApiError(401, 'session.ended');
    const before = await readProfile(within, account);
    const after = { ...submittedProfile };
    for (const field of LOCKED) {
      if (before[field] && submittedProfile[field] && submittedProfile[field] !== before[field])
        throw new ApiError(409, 'profile.locked');
      after[field] = before[field] || submittedProfile[field];
    }
    const changed = PROFILE_FIELDS.filter((field) => after[field] !== before[field]);
    if (changed.length === 0) return;
    if (changed.includes('birthday') && (await isBelowAge(within, after.birthday, minimumAge)))
      throw new ApiError(422, 'profile.tooYoung', { params: { age: minimumAge } });
    await setNickname(tx, id, after.nickname);
    await writeProfile(within, id, after);
    if (changed.includes('realName') || changed.includes('idNumber'))
      await within.ports.watchExclusion(within, id, 'name');
    await alertOwner(within, tx, account, 'profile.changed', {}, { from });
  });
}
