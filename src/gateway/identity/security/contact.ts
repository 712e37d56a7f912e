import { and, eq, gt, lt } from 'drizzle-orm';
import { v7 } from 'uuid';
import * as v from 'valibot';
import type { Value } from '../../../contract';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { maskedEmail, maskedMobile } from '../account/masks';
import { mobileNumber } from '../account/mobile-number';
import { type Account, accountByEmail, accountByMobile, setContact } from '../account/service';
import { alertOwner } from '../alert/service';
import { checkCode, sendCodes } from '../otp/service';
import { contactChanges } from './tables';

const LIFETIME = 10 * 60_000;
const address = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));
type Change = typeof contactChanges.$inferSelect;

/**
 * Starts a change: sends a code to the old contact, if there is one, and one to the new. A contact of another account
 * gets none, indistinguishably for the caller (asvs 6.3.8). A number that was never proven can be proven as it is, by
 * one code (`own.mobile.verified`). Throws `security.email`, `security.sameContact` or `sms.*`.
 */
export async function beginContact(
  ctx: ModuleContext,
  account: Account,
  request: Input<'beginContact'>,
  caller: Caller,
): Promise<Value<'beginContact'>> {
  const contactAfter = contactOf(request);
  const { kind } = request;
  const isSame = contactAfter === account[kind];
  if (isSame && (kind === 'email' || account.mobileVerifiedAt)) throw new ApiError(422, 'security.sameContact');
  const contactBefore = isSame ? null : account[kind];
  const owner = await (kind === 'mobile'
    ? accountByMobile(ctx.db, contactAfter)
    : accountByEmail(ctx.db, contactAfter));
  const id = v7();
  const expiresAt = new Date((await ctx.now()).getTime() + LIFETIME);
  const { language, ip } = caller;
  const sending = {
    purpose: 'contact',
    channel: kind === 'mobile' ? 'sms' : 'mail',
    boundTo: id,
    language,
    ip,
    known: true,
  } as const;
  const toNew = { ...sending, to: contactAfter, silent: owner !== undefined && !isSame };
  const codes = contactBefore ? [{ ...sending, to: contactBefore }, toNew] : [toNew];
  const { expiredMinutes } = await sendCodes(ctx, codes, async (tx) => {
    await tx.delete(contactChanges).where(and(eq(contactChanges.accountId, account.id), eq(contactChanges.kind, kind)));
    await tx.insert(contactChanges).values({ id, accountId: account.id, kind, contactBefore, contactAfter, expiresAt });
  });
  return { changeId: id, oldAsked: contactBefore !== null, expiredMinutes };
}

/**
 * Makes the change once both codes are verified, and notifies the old contact. Throws `security.changeOver` or
 * `sms.code*`.
 */
export async function confirmContact(
  ctx: ModuleContext,
  account: Account,
  { changeId, oldCode, newCode }: Input<'confirmContact'>,
  from: Caller,
): Promise<void> {
  const change = await openChange(ctx, account, changeId);
  const proven = (to: string, code: string) => checkCode(ctx, { purpose: 'contact', to, boundTo: changeId, code });
  if (change.contactBefore && !change.beforeProven) {
    await proven(change.contactBefore, oldCode ?? '');
    await ctx.db.update(contactChanges).set({ beforeProven: true }).where(eq(contactChanges.id, changeId));
  }
  await proven(change.contactAfter, newCode);
  await transact(ctx, async (tx, within) => {
    await setContact(tx, account.id, { kind: change.kind, contact: change.contactAfter, at: await within.now() });
    await tx.delete(contactChanges).where(eq(contactChanges.id, changeId));
    await within.ports.watchExclusion(within, account.id, 'contact');
    await alertOfChange(within, account, change, from);
  });
}

/** Deletes expired changes. A job calls it. */
export async function purgeContactChanges(ctx: ModuleContext): Promise<void> {
  await ctx.db.delete(contactChanges).where(lt(contactChanges.expiresAt, await ctx.now()));
}

/** Returns a pending change of the account; not found for any other account (asvs 8.2.2). */
async function openChange(ctx: ModuleContext, { id }: Account, changeId: string): Promise<Change> {
  const [change] = await ctx.db
    .select()
    .from(contactChanges)
    .where(
      and(
        eq(contactChanges.id, changeId),
        eq(contactChanges.accountId, id),
        gt(contactChanges.expiresAt, await ctx.now()),
      ),
    );
  if (!change) throw new ApiError(422, 'security.changeOver');
  return change;
}

function contactOf({ kind, to, countryDialingCode = '' }: Input<'beginContact'>): string {
  if (kind === 'mobile') return mobileNumber({ mobileNum: to, countryDialingCode });
  const read = v.safeParse(address, to);
  if (!read.success) throw new ApiError(422, 'security.email');
  return read.output;
}

/** Notifies the old contact and the account's current one. */
async function alertOfChange(
  within: ModuleContext,
  account: Account,
  { kind, contactBefore, contactAfter }: Change,
  from: Caller,
) {
  const contact = (kind === 'mobile' ? maskedMobile : maskedEmail)(contactAfter);
  const before = kind === 'mobile' ? { mobile: contactBefore ?? '' } : { email: contactBefore ?? '' };
  const former = contactBefore ? before : undefined;
  await alertOwner(
    within,
    within.db,
    { ...account, [kind]: contactAfter },
    `contact.${kind}`,
    { contact },
    { from, former },
  );
}
