import { randomInt } from 'node:crypto';
import type { RegistrationRules, RuledField } from '../../../contract';
import type { Caller, ModuleContext, Tx } from '../../platform/context';
import { translate } from '../../platform/i18n';
import { sendMail } from '../../platform/outbox/service';
import { hashPassword } from '../account/passwords';
import { type Account, accountByEmail, isAgent, keepAccount } from '../account/service';
import { writeDetails } from '../details/details';
import { giveAffiliateCode } from './affiliates';
import type { Checked } from './check';
import type { Registration } from './request';
import { memberProfiles, registrationConsents } from './tables';

/**
 * Validated registration. `typedMobile`: the number as typed, which may belong to another account; `proven`: a code
 * proved it.
 */
export type Newcomer = Checked & {
  typedMobile: string | null;
  proven: boolean;
  fields: Registration;
  rules: RegistrationRules;
};
const CONTACTS = ['qqNum', 'line', 'whatsapp', 'facebook', 'wechat'] satisfies RuledField[];
const ORIGIN = ['recommenderId', 'affiliateCode'] satisfies RuledField[];

export type Hashes = Awaited<ReturnType<typeof hashesOf>>;

/** Returns the hashes of a newcomer's passwords, before the transaction. */
export async function hashesOf({ cleanFields, fields: { password, paymentPassword } }: Newcomer) {
  const passwordHash = await hashPassword(password);
  return {
    passwordHash,
    paymentPasswordHash: cleanFields.paymentPassword ? await hashPassword(paymentPassword ?? '') : null,
  };
}

/** Creates a member with a wallet, a profile and the consents, atomically (asvs 2.3.3). */
export async function makeMember(
  ctx: ModuleContext,
  tx: Tx,
  newcomer: Newcomer,
  hashes: Hashes,
  caller: Caller,
): Promise<Account> {
  const { ports } = ctx;
  const { cleanFields, mobile, proven, link } = newcomer;
  const now = await ctx.now();
  const userName = cleanFields.username ?? nameOfNumber();
  const email = await ownEmail(ctx, tx, newcomer.email);
  const place = { type: link?.type ?? 0, uplineId: link?.uplineId };
  const mobileVerifiedAt = proven && mobile ? now : null;
  const person = { userName, nickname: userName, ...place, mobile, mobileVerifiedAt, email, language: caller.language };
  const account = await keepAccount(tx, { ...person, passwordHash: hashes.passwordHash }, now);
  await ports.openWallet(tx, account.id);
  if (isAgent(account)) {
    await giveAffiliateCode({ db: tx }, account.id);
    if (link) await ports.offerByLink(ctx, { giverId: link.uplineId, holderId: account.id, rates: link.rates });
  }
  await keepConsents(tx, account.id, newcomer.rules, now);
  await keepProfile(tx, account.id, newcomer, hashes);
  if (cleanFields.birthday) await writeDetails({ ...ctx, db: tx }, account.id, { birthday: cleanFields.birthday });
  // Members who came through an agent's link do not count as a friend's referral.
  if (!link)
    await ports.keepReferral(
      tx,
      account.id,
      newcomer.fields.referralCode ?? cleanFields.affiliateCode ?? '',
      caller,
      now,
    );
  await ports.watchExclusion(ctx, account.id, 'registration', { email: newcomer.email, mobile: newcomer.typedMobile });
  if (newcomer.fields.bonus) await ports.offerToNewcomer({ ...ctx, db: tx }, account.id, newcomer.fields.bonus);
  return account;
}

/** Returns a generated name for registrations by number. */
const nameOfNumber = () => `m${randomInt(1e10, 1e11)}`;

/**
 * Returns the email address, or null if it belongs to another account. The newcomer does not learn this, because the
 * address is unproven (asvs 6.3.8); its owner is notified.
 */
async function ownEmail(ctx: ModuleContext, tx: Tx, email: string | null): Promise<string | null> {
  const owner = email && (await accountByEmail(tx, email));
  if (!owner) return email;
  const language = owner.language ?? 'bn';
  const subject = translate(language, 'registration.mail.subject');
  const text = translate(language, 'registration.mail.text');
  await sendMail(ctx, tx, { to: owner.email ?? email, subject, text, language, purpose: 'registration.known' });
  return null;
}

/** Records the consents with version and time (s5.consent.age, s5.consent.terms). */
async function keepConsents(tx: Tx, accountId: string, rules: RegistrationRules, at: Date) {
  await tx.insert(registrationConsents).values([
    { accountId, kind: 'age', version: String(rules.minimumAge), at },
    { accountId, kind: 'terms', version: rules.termsVersion, at },
    { accountId, kind: 'privacy', version: rules.privacyVersion, at },
  ]);
}

async function keepProfile(
  tx: Tx,
  accountId: string,
  { cleanFields, fields, link }: Newcomer,
  { paymentPasswordHash }: Hashes,
) {
  const { registerUrl, domain, referralCode } = fields;
  await tx.insert(memberProfiles).values({
    accountId,
    payeeName: cleanFields.payeeName ?? null,
    idNumber: cleanFields.idNumber ?? null,
    contacts: pickFields(cleanFields, CONTACTS),
    paymentPasswordHash,
    link: link?.code ?? null,
    origin: {
      ...pickFields(cleanFields, ORIGIN),
      registerUrl,
      ...(domain && { domain }),
      ...(referralCode && { referralCode }),
    },
  });
}

const pickFields = (cleanFields: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(cleanFields).filter(([name]) => names.includes(name)));
