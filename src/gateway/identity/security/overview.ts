import type { Value } from '../../../contract';
import type { Caller, ModuleContext } from '../../platform/context';
import { maskedEmail, maskedMobile } from '../account/masks';
import type { Account } from '../account/service';
import { requiredFactorOf } from '../factor/prove';
import { recoveryCodesLeft } from '../factor/recovery-codes';
import { passkeysOf } from '../passkey/passkeys';
import { paymentHashOf } from '../registration/payment-password';
import { realNameOf } from '../registration/real-name';
import { linksOf } from '../social/links';
import { hasTotp } from '../totp/service';

/** Returns the account's security settings, with all values masked (own.security.overview). */
export async function overviewOf(
  ctx: ModuleContext,
  account: Account,
  caller: Caller,
): Promise<Value<'securityOverview'>> {
  const { db } = ctx;
  const { id } = account;
  const [realName, totp, passkeys, requiredFactor, codesLeft, links, paymentHash, bankAccounts] = await Promise.all([
    realNameOf(db, id),
    hasTotp(db, id),
    passkeysOf(db, id),
    requiredFactorOf(db, id, caller),
    recoveryCodesLeft(db, id),
    linksOf(db, id),
    paymentHashOf(db, id),
    ctx.ports.countPayoutAccounts(db, id),
  ]);
  return {
    account: account.userName,
    realName,
    email: account.email && maskedEmail(account.email),
    mobile: account.mobile && maskedMobile(account.mobile),
    totp,
    passkeys: passkeys.length,
    recoveryCodesLeft: requiredFactor === null ? null : codesLeft,
    factorAsked: requiredFactor,
    links,
    passwordChangedAt: (account.passwordChangedAt ?? account.createdAt).getTime(),
    paymentPassword: paymentHash !== null,
    bankAccounts,
  };
}
