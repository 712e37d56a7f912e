import { MODULES, type Value } from '../../../contract';
import { aboutNumber } from '../../../contract/identity/code';
import type { Caller, Input, ModuleContext } from '../../platform/context';
import { moduleOn } from '../../platform/system/service';
import { mobileNumber } from '../account/mobile-number';
import { judgePassword } from '../account/password-rule';
import { accountByMobile, noteMobileVerified } from '../account/service';
import { giveProof, mustHaveWorked } from '../challenge/proofs';
import { registerPlace } from '../known-locations/service';
import { ownerOf } from '../otp/owner';
import { smsRejection } from '../otp/provider';
import { checkCode, sendCode } from '../otp/service';
import { audited, replacePassword } from './service';

/**
 * Sends the code of a recovery by phone; the response and its time do not depend on whether the number is known (asvs
 * 6.3.8).
 */
export async function sendPasswordCode(
  ctx: ModuleContext,
  { requestId = '', workProof, ...typed }: Input<'sendPasswordCode'>,
  { ip, language }: Caller,
) {
  await mustBeOn(ctx);
  const to = mobileNumber(typed);
  await mustHaveWorked(ctx, 'password', aboutNumber(typed), workProof);
  const { silent, known } = await ownerOf(ctx, to, ip);
  return sendCode(ctx, { purpose: 'password', channel: 'sms', to, boundTo: requestId, language, ip, silent, known });
}

/**
 * Sets a password by a code sent to the phone (s7.call.member-password-verification), for locked accounts too. Checks
 * that do not need the code run before it is consumed. Returns a receipt for the following login and registers its
 * address.
 */
export async function setPasswordByPhone(
  ctx: ModuleContext,
  { newPassword, verificationCode, requestId = '', ...typed }: Input<'setPasswordByPhone'>,
  caller: Caller,
): Promise<Value<'setPasswordByPhone'>> {
  await mustBeOn(ctx);
  const to = mobileNumber(typed);
  judgePassword(ctx, newPassword, null);
  const account = await accountByMobile(ctx.db, to);
  await audited(ctx, caller, { kind: 'password.setByPhone', accountId: account?.id }, async () => {
    await checkCode(ctx, { purpose: 'password', to, boundTo: requestId, code: verificationCode });
    if (!account) throw smsRejection('sms.codeInvalid');
    judgePassword(ctx, newPassword, account.userName);
    const at = await ctx.now();
    const how = { from: caller, session: null };
    await replacePassword(ctx, account, newPassword, how, async (tx) => {
      await noteMobileVerified(tx, account.id, at);
      await registerPlace(tx, account.id, caller, at);
    });
  });
  const { proof } = await giveProof(ctx, 'slide', to);
  return { slideProof: proof };
}

/** Throws if password recovery by phone is off (s2.forgot.mobile-switch, s6.flag.mobile-password). */
async function mustBeOn(ctx: ModuleContext) {
  if (!(await moduleOn(ctx, MODULES.mobilePassword))) throw smsRejection('sms.notEnabled');
}
