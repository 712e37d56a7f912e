import { isOn, MODULES } from '../../../contract';
import { aboutNumber } from '../../../contract/identity/code';
import type { Caller, Handlers, Input, ModuleContext } from '../../platform/context';
import { padResponseTime } from '../../platform/http/pad-response-time';
import { moduleOn, readModules } from '../../platform/system/service';
import { mobileNumber } from '../account/mobile-number';
import { mustHaveWorked } from '../challenge/proofs';
import { ownerOf } from './owner';
import { smsRefusal } from './provider';
import { sendCode } from './service';

/** Codes for who is not logged in, after some work; each is bound to its number and, where the browser named one, to its request. */
export const codeRoutes = (ctx: ModuleContext): Handlers<'sendLoginCode' | 'sendRegistrationCode'> => ({
  /** s7.call.sms-no-login: the same answer, and the same time, whether the number is anybody's or not. */
  sendLoginCode: (typed, caller) => padResponseTime(sendLoginCode(ctx, typed, caller)),
  /** s7.call.sms-register. The demo's external provider sends its code this way too (s6.flag.sms-verification). */
  sendRegistrationCode: async ({ mobileNo: mobileNum, countryDialingCode, workProof }, { ip, language }) => {
    const modules = await readModules(ctx);
    if (!isOn(modules, MODULES.smsVerification) && !isOn(modules, MODULES.externalPhone))
      throw smsRefusal('sms.notEnabled');
    const typed = { mobileNum, countryDialingCode };
    const to = mobileNumber(typed);
    await mustHaveWorked(ctx, 'registration', aboutNumber(typed), workProof);
    return sendCode(ctx, { purpose: 'registration', channel: 'sms', to, boundTo: '', language, ip });
  },
});

async function sendLoginCode(
  ctx: ModuleContext,
  { requestId = '', workProof, ...typed }: Input<'sendLoginCode'>,
  { ip, language }: Caller,
) {
  if (!(await moduleOn(ctx, MODULES.mobileCodeLogin))) throw smsRefusal('sms.notEnabled');
  const to = mobileNumber(typed);
  await mustHaveWorked(ctx, 'login', aboutNumber(typed), workProof);
  return sendCode(ctx, {
    purpose: 'login',
    channel: 'sms',
    to,
    boundTo: requestId,
    language,
    ip,
    ...(await ownerOf(ctx, to, ip)),
  });
}
