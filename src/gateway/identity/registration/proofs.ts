import { MODULES, type ModuleId } from '../../../contract';
import { issue } from '../../../contract/identity/registration-form';
import { ApiError, type ModuleContext } from '../../platform/context';
import { phoneProvider } from '../firebase/phone-provider';
import { checkCode } from '../otp/service';
import { rejectFields } from './check';
import { consumePhoneToken } from './phone';
import type { Registration } from './request';

type On = (module: ModuleId) => boolean;

/**
 * Verifies the number if that is required: by a provider's token, or by the code that was sent
 * (s5.registration.sms-code). Returns whether it was verified. Errors name the field of the code.
 */
export async function provePhone(
  ctx: ModuleContext,
  on: On,
  mobile: string | null,
  fields: Registration,
): Promise<boolean> {
  if (mobile === null) return false;
  if (on(MODULES.externalPhone) || on(MODULES.firebaseSms)) {
    const external = on(MODULES.externalPhone);
    const proven = external
      ? await consumePhoneToken(ctx, mobile, fields.phoneToken ?? '')
      : await isFirebases(ctx, mobile, fields);
    if (proven) return true;
    throw rejectFields('registration.phoneUnverified', [issue('verificationCode', 'registration.phoneUnverified')]);
  }
  if (!on(MODULES.smsVerification)) return false;
  const code = fields.verificationCode?.trim() ?? '';
  if (code === '') throw rejectFields('registration.invalid', [issue('verificationCode', 'verificationCode')]);
  await checkCode(ctx, { purpose: 'registration', to: mobile, boundTo: '', code }).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    throw rejectFields(error.code, [issue('verificationCode', error.code)]);
  });
  return true;
}

/** Returns whether the firebase provider's id token is for the number (s3.registration.payload-extras). */
const isFirebases = async (ctx: ModuleContext, mobile: string, { firebaseIdToken }: Registration) =>
  firebaseIdToken !== undefined && (await phoneProvider(ctx).verify(firebaseIdToken)) === mobile;
