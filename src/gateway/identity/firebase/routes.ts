import { MODULES } from '../../contract';
import { aboutNumber } from '../../contract/identity/code';
import { mustHaveWorked } from '../challenge/proofs';
import { RESEND_MINUTES } from '../code/limits';
import { mobileNumber } from '../code/numbers';
import { smsRefusal } from '../code/provider';
import type { Handlers, ModuleContext } from '../module-context';
import { moduleOn } from '../system/service';
import { phoneProvider } from './phone-provider';

/** The firebase path: its provider sends and checks the codes; login and registration take the id token that it gives. */
export const firebaseRoutes = (ctx: ModuleContext): Handlers<'sendFirebaseCode' | 'confirmFirebaseCode'> => {
  const open = async () => {
    if (!(await moduleOn(ctx, MODULES.firebaseSms))) throw smsRefusal('sms.notEnabled');
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
