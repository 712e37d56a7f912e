import { MODULES } from '../../contract';
import { accountByMobile } from '../account/service';
import type { Caller, Handlers, Input, ModuleContext } from '../module-context';
import { padResponseTime } from '../platform/pad-response-time';
import { moduleOn } from '../system/service';
import { mobileNumber } from './numbers';
import { smsRefusal } from './provider';
import { sendCode } from './service';

/** Codes for who is not logged in; each is bound to its number and, where the browser named one, to its request. */
export const codeRoutes = (ctx: ModuleContext): Handlers<'sendLoginCode' | 'sendRegistrationCode'> => ({
  /** s7.call.sms-no-login: the same answer, and the same time, whether the number is anybody's or not. */
  sendLoginCode: (typed, caller) => padResponseTime(sendLoginCode(ctx, typed, caller)),
  /** s7.call.sms-register. */
  sendRegistrationCode: async ({ mobileNo, countryDialingCode }, { ip, language }) => {
    if (!(await moduleOn(ctx, MODULES.smsVerification))) throw smsRefusal('sms.notEnabled');
    const to = mobileNumber({ mobileNum: mobileNo, countryDialingCode });
    return sendCode(ctx, { purpose: 'registration', channel: 'sms', to, boundTo: '', language, ip });
  },
});

async function sendLoginCode(ctx: ModuleContext, { requestId = '', ...typed }: Input<'sendLoginCode'>, { ip, language }: Caller) {
  if (!(await moduleOn(ctx, MODULES.mobileCodeLogin))) throw smsRefusal('sms.notEnabled');
  const to = mobileNumber(typed);
  const silent = (await accountByMobile(ctx.db, to)) === undefined;
  return sendCode(ctx, { purpose: 'login', channel: 'sms', to, boundTo: requestId, language, ip, silent });
}
