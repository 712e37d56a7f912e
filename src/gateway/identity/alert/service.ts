import { v7 } from 'uuid';
import type { Caller, ModuleContext, Tx } from '../../platform/context';
import { sendMail, sendSms } from '../../platform/outbox/service';
import type { Account } from '../account/service';
import { textLater } from './job';
import { type AlertKind, mannerOf } from './kinds';
import { accountAlerts, alertTexts } from './tables';
import { alertLetter, alertText, readerOf } from './words';

type Owner = Pick<Account, 'id' | 'userName' | 'email' | 'mobile' | 'language'>;
type Row = Omit<typeof accountAlerts.$inferSelect, 'readAt' | 'removedAt'>;
/** Origin of an action. */
export type From = Pick<Caller, 'ip' | 'country'>;
/**
 * `at`: time of the event, if not now. `from`: its origin, if known. `key`: idempotency key. `former`: a contact that
 * the owner just replaced, which is notified as well.
 */
type How = { at?: Date; from?: From; key?: string; former?: { email: string } | { mobile: string } };

/**
 * Notifies the owner of an event in the account's money or security, with the commit (own.alert.sent): always in the
 * portal, and by mail, or by text if there is only a number. `params` are displayed, so they contain no secrets, and
 * only the end of numbers.
 */
export async function alertOwner(
  within: ModuleContext,
  tx: Tx,
  owner: Owner,
  kind: AlertKind,
  params: Row['params'] = {},
  { at: happened, from, key, former }: How = {},
): Promise<void> {
  const at = happened ?? (await within.now());
  const where = from && { ip: from.ip, ...(from.country && { country: from.country }) };
  const row = { id: v7(), accountId: owner.id, kind, params: { ...params, ...where }, key: key ?? null, at };
  const insertion = await tx.insert(accountAlerts).values(row).onConflictDoNothing({ target: accountAlerts.key });
  if (!insertion.rowCount) return;
  const { email, mobile } = owner;
  if (mannerOf(kind).urgent && mobile) await textNow(within, tx, owner, row, mobile);
  else if (email) await mail(within, tx, owner, row, email);
  else if (mobile) await text(tx, row, mobile);
  if (former && 'email' in former && former.email !== email) await mail(within, tx, owner, row, former.email);
  if (former && 'mobile' in former && former.mobile !== mobile) await text(tx, row, former.mobile);
}

async function mail(within: ModuleContext, tx: Tx, owner: Owner, row: Row, to: string) {
  const reader = readerOf(within, owner);
  await sendMail(within, tx, {
    to,
    ...alertLetter(row, owner.userName, reader),
    language: reader.language,
    purpose: row.kind,
  });
}

async function textNow(within: ModuleContext, tx: Tx, owner: Owner, row: Row, to: string) {
  const reader = readerOf(within, owner);
  await sendSms(within, tx, { to, text: alertText(row, reader), language: reader.language, purpose: row.kind });
}

async function text(tx: Tx, { id: alertId }: Row, recipient: string) {
  await tx.insert(alertTexts).values({ alertId, recipient });
  await textLater(tx, recipient);
}
