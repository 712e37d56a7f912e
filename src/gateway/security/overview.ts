import type { Value } from '../../contract';
import type { Account } from '../account/service';
import { banksOf } from '../bank/service';
import type { ModuleContext } from '../module-context';
import { paymentHashOf } from '../registration/payment-password';
import { realNameOf } from '../registration/real-name';
import { linksOf } from '../social/links';
import { hasTotp } from '../totp/service';
import { maskedEmail, maskedMobile } from './masks';

/** What keeps an account safe, and never the whole of it (own.security.overview). */
export async function overviewOf(ctx: ModuleContext, account: Account): Promise<Value<'securityOverview'>> {
  const { db } = ctx;
  const { id } = account;
  const [realName, totp, links, paymentHash, banks] = await Promise.all([
    realNameOf(db, id),
    hasTotp(db, id),
    linksOf(db, id),
    paymentHashOf(db, id),
    banksOf(ctx, account),
  ]);
  return {
    account: account.userName,
    realName,
    email: account.email && maskedEmail(account.email),
    mobile: account.mobile && maskedMobile(account.mobile),
    totp,
    links,
    passwordChangedAt: (account.passwordChangedAt ?? account.createdAt).getTime(),
    paymentPassword: paymentHash !== null,
    bankAccounts: banks.list.length,
  };
}
