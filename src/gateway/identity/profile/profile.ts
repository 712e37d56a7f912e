import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type MESSAGING, PROFILE_FIELDS, type Profile, profile } from '../../../contract/identity/profile';
import type { ModuleContext } from '../../platform/context';
import { seal, unseal } from '../../platform/secrets/sealing';
import type { Account } from '../account/service';
import { identityOf, keepIdentity } from '../registration/identity';
import { profileBirthdays, profileDetails } from './tables';

/** Purpose of its sealed values. */
export const PROFILE = 'profile';
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
  const [row] = await ctx.db.select().from(profileDetails).where(eq(profileDetails.accountId, id));
  const contactEntries = Object.entries(contacts).flatMap(([name, value]) =>
    CONTACTS[name] ? [[CONTACTS[name], value]] : [],
  );
  const details = row ? await detailsOf(ctx, row) : {};
  const all = { ...Object.fromEntries(contactEntries), ...details, nickname, realName, idNumber };
  return v.parse(profile, Object.fromEntries(PROFILE_FIELDS.map((field) => [field, String(all[field] ?? '')])));
}

const detailsOf = async (ctx: ModuleContext, { accountId, sealedFields }: typeof profileDetails.$inferSelect) =>
  Object(JSON.parse(await unseal(ctx, PROFILE, accountId, sealedFields)));

/** Returns an account's date of birth, '' if it is not set. */
export async function birthdayOf(ctx: ModuleContext, accountId: string): Promise<string> {
  const [row] = await ctx.db.select().from(profileDetails).where(eq(profileDetails.accountId, accountId));
  return row ? String((await detailsOf(ctx, row)).birthday ?? '') : '';
}

/**
 * Stores the profile, except for the nickname, which is stored with the account: encrypted, apart from fields that
 * others search by (own.profile.sealed).
 */
export async function writeProfile(within: ModuleContext, accountId: string, whole: Profile): Promise<void> {
  const { nickname: _, realName, idNumber, ...details } = whole;
  await keepIdentity(within.db, accountId, { realName: realName || null, idNumber: idNumber || null });
  if ((await birthdayOf(within, accountId)) !== whole.birthday) await birthdayChanged(within, accountId);
  const record = {
    sealedFields: await seal(within, PROFILE, accountId, JSON.stringify(details)),
    changedAt: await within.now(),
  };
  await within.db
    .insert(profileDetails)
    .values({ accountId, ...record })
    .onConflictDoUpdate({ target: profileDetails.accountId, set: record });
}

/** Records when the birthday was set: VIP gives a bonus only for one that was set long before (own.vip.birthday). */
async function birthdayChanged({ db, now }: ModuleContext, accountId: string): Promise<void> {
  const since = await now();
  await db
    .insert(profileBirthdays)
    .values({ accountId, since })
    .onConflictDoUpdate({ target: profileBirthdays.accountId, set: { since } });
}
