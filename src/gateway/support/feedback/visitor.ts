import { type Language, SETTINGS } from '../../../contract';
import { mobileNumber, mustBeServed } from '../../identity';
import type { ModuleContext } from '../../platform/context';
import { translate } from '../../platform/i18n';
import { sendMail, sendSms } from '../../platform/outbox/service';

/** Author without an account: the reply address (an email address or an E.164 number), and the language of the page. */
export type Visitor = { replyTo: string; language: Language };

const isEmail = (address: string) => address.includes('@');

/** Normalises a reply address. Throws `sms.invalidNumber` or `sms.country` for a number that cannot receive texts. */
export function visitorOf(ctx: ModuleContext, typed: string, language: Language): Visitor {
  if (isEmail(typed)) return { replyTo: typed, language };
  const { countryDialingCode } = SETTINGS.homeCountry;
  const replyTo = mobileNumber({ mobileNum: typed, countryDialingCode });
  mustBeServed(ctx, replyTo);
  return { replyTo, language };
}

/** Sends the answer to a ticket with the commit, by mail or by text (`own.feedback.visitor`). */
export async function answerVisitor(
  within: ModuleContext,
  { replyTo: to, language }: Visitor,
  ticket: string,
  answer: string,
): Promise<void> {
  const purpose = 'feedback.answered';
  const subject = translate(language, 'alert.feedback.answered.title', { number: ticket });
  if (isEmail(to)) await sendMail(within, within.db, { to, subject, text: answer, language, purpose });
  else await sendSms(within, within.db, { to, text: `${subject}: ${answer}`, language, purpose });
}
