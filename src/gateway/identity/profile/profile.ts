import * as v from 'valibot';
import { type MESSAGING, PROFILE_FIELDS, type Profile, profile } from '../../../contract/identity/profile';
import type { ModuleContext } from '../../platform/context';
import type { Account } from '../account/service';
import { readDetails, writeDetails } from '../details/details';
import { identityOf, keepIdentity } from '../registration/identity';

/** Fields of the registration, by their name there. */
const CONTACTS: Record<string, (typeof MESSAGING)[number]> = {
  qqNum: 'qq',
  line: 'line',
  whatsapp: 'whatsapp',
  facebook: 'facebook',
  wechat: 'wechat',
};

/** Returns the whole profile of an account, '' for empty fields. */
export async function readProfile(
  ctx: ModuleContext,
  { id, nickname }: Pick<Account, 'id' | 'nickname'>,
): Promise<Profile> {
  const { realName, idNumber, contacts } = await identityOf(ctx.db, id);
  const contactEntries = Object.entries(contacts).flatMap(([name, value]) =>
    CONTACTS[name] ? [[CONTACTS[name], value]] : [],
  );
  const details = await readDetails(ctx, id);
  const all = { ...Object.fromEntries(contactEntries), ...details, nickname, realName, idNumber };
  return v.parse(profile, Object.fromEntries(PROFILE_FIELDS.map((field) => [field, String(all[field] ?? '')])));
}

/**
 * Stores the profile, except for the nickname, which is stored with the account: encrypted, apart from fields that
 * others search by (own.profile.sealed).
 */
export async function writeProfile(within: ModuleContext, accountId: string, whole: Profile): Promise<void> {
  const { nickname: _, realName, idNumber, ...details } = whole;
  await keepIdentity(within.db, accountId, { realName: realName || null, idNumber: idNumber || null });
  await writeDetails(within, accountId, details);
}
