import { eq } from 'drizzle-orm';
import type { ModuleContext } from '../../platform/context';
import { seal, unseal } from '../../platform/secrets/sealing';
import { profileBirthdays, profileDetails } from './tables';

/** Purpose of the sealed values. */
export const PROFILE = 'profile';

/** Returns the sealed details of an account, by field; empty if it has none. */
export async function readDetails(ctx: ModuleContext, accountId: string): Promise<Record<string, unknown>> {
  const [row] = await ctx.db.select().from(profileDetails).where(eq(profileDetails.accountId, accountId));
  return row ? Object(JSON.parse(await unseal(ctx, PROFILE, accountId, row.sealedFields))) : {};
}

/** Returns an account's date of birth, '' if it is not set. */
export const birthdayOf = async (ctx: ModuleContext, accountId: string): Promise<string> =>
  String((await readDetails(ctx, accountId)).birthday ?? '');

/** Stores the details of an account, encrypted (own.profile.sealed). */
export async function writeDetails(
  within: ModuleContext,
  accountId: string,
  details: Record<string, string> & { birthday: string },
): Promise<void> {
  if ((await birthdayOf(within, accountId)) !== details.birthday) await birthdayChanged(within, accountId);
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
