import { isOn, issue, MODULES, type Module } from '../../contract';
import { checkCode } from '../code/service';
import { type Kit, Refusal } from '../kit';
import { refuseFields } from './check';
import { spendPhoneToken } from './phone';
import type { Registration } from './request';

/**
 * Has the number proven where that is asked for: by the external provider's token, or by the code that was sent (s5.registration.sms-code).
 * Gives whether it was. Refuses beside the field of the code.
 */
export async function provePhone(kit: Kit, modules: readonly Module[], mobile: string | null, fields: Registration): Promise<boolean> {
  if (mobile === null) return false;
  if (isOn(modules, MODULES.externalPhone)) {
    if (await spendPhoneToken(kit, mobile, fields.phoneToken ?? '')) return true;
    throw refuseFields('registration.phoneUnverified', [issue('verificationCode', 'registration.phoneUnverified')]);
  }
  if (!isOn(modules, MODULES.smsVerification)) return false;
  const code = fields.verificationCode?.trim() ?? '';
  if (code === '') throw refuseFields('registration.invalid', [issue('verificationCode', 'verificationCode')]);
  await checkCode(kit, { purpose: 'registration', to: mobile, boundTo: '', code }).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.status !== 422) throw error;
    throw refuseFields(error.code, [issue('verificationCode', error.code)]);
  });
  return true;
}
