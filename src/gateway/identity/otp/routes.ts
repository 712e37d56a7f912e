import { isOn, MODULES } from '../../../contract';
import { aboutNumber } from '../../../contract/identity/code';
import type { Caller, Handlers, Input, ModuleContext } from '../../platform/context';
import { padResponseTime } from '../../platform/http/pad-response-time';
import { moduleOn, readModules } from '../../platform/system/service';
import { mobileNumber } from '../account/mobile-number';
import { mustHaveWorked } from '../challenge/proofs';
import { ownerOf } from './owner';
import { smsRejection } from './provider';
import { sendCode } from './service';

/**
 * Handlers of codes without a session, after a proof of work; each code is bound to its number and, if the browser sent
 * one, to its request id.
 */
export const codeRoutes = (ctx: ModuleContext): Handlers<'sendLoginCode' | 'sendRegistrationCode'> => ({
  /**
   * Sends a login code; the response and its time do not depend on whether the number is known (s7.call.sms-no-login).
   */
  sendLoginCode: (typed, caller) => padResponseTime(sendLoginCode(ctx, typed, caller)),
  /**
   * Sends a registration code, also for the demo's external provider (s7.call.sms-register, s6.flag.sms-verification).
   */
  sendRegistrationCode: async ({ mobileNo: mobileNum, countryDialingCode, workProof }, { ip, language }) => {
    const modules = await readModules(ctx);
    if (!isOn(modules, MODULES.smsVerification) && !isOn(modules, MODULES.externalPhone))
      throw smsRejection('sms.notEnabled');
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
  if (!(await moduleOn(ctx, MODULES.mobileCodeLogin))) throw smsRejection('sms.notEnabled');
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
