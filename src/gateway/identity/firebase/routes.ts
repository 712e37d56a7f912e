import { MODULES } from '../../../contract';
import { aboutNumber } from '../../../contract/identity/code';
import type { Handlers, ModuleContext } from '../../platform/context';
import { moduleOn } from '../../platform/system/service';
import { mobileNumber } from '../account/mobile-number';
import { mustHaveWorked } from '../challenge/proofs';
import { RESEND_MINUTES } from '../otp/limits';
import { smsRejection } from '../otp/provider';
import { phoneProvider } from './phone-provider';

/**
 * Handlers of the firebase path: its provider sends and checks the codes; login and registration accept its id token.
 */
export const firebaseRoutes = (ctx: ModuleContext): Handlers<'sendFirebaseCode' | 'confirmFirebaseCode'> => {
  const open = async () => {
    if (!(await moduleOn(ctx, MODULES.firebaseSms))) throw smsRejection('sms.notEnabled');
    return phoneProvider(ctx);
  };
  return {
    sendFirebaseCode: async ({ workProof, ...typed }, { language, ip }) => {
      const provider = await open();
      const to = mobileNumber(typed);
      await mustHaveWorked(ctx, 'firebase', aboutNumber(typed), workProof);
      const { verificationId } = await provider.send(to, { language, ip });
      return { verificationId, expiredMinutes: RESEND_MINUTES };
    },
    confirmFirebaseCode: async ({ verificationId, code }) => (await open()).confirm(verificationId, code),
  };
};
