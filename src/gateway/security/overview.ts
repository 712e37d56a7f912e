import type { Value } from '../../contract';
import type { Account } from '../account/service';
import type { Kit } from '../kit';
import { realNameOf } from '../registration/real-name';
import { linksOf } from '../social/links';
import { hasTotp } from '../totp/service';
import { maskedEmail, maskedMobile } from './masks';

/** What keeps an account safe, and never the whole of it (own.security.overview). */
export async function overviewOf(kit: Kit, account: Account): Promise<Value<'securityOverview'>> {
  const { db } = kit;
  const [realName, totp, links] = await Promise.all([realNameOf(db, account.id), hasTotp(db, account.id), linksOf(db, account.id)]);
  return {
    account: account.userName,
    realName,
    email: account.email && maskedEmail(account.email),
    mobile: account.mobile && maskedMobile(account.mobile),
    totp,
    links,
    passwordChangedAt: (account.passwordChangedAt ?? account.createdAt).getTime(),
  };
}
