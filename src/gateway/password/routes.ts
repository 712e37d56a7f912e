import type { Handlers, Kit } from '../kit';
import { discreet } from '../platform/discreet';
import { sendPasswordCode, setPasswordByPhone } from './by-phone';
import { forgotByEmail, resetByLink } from './links';
import { ruleOf } from './rule';
import { changePassword } from './service';

type Names = 'changePassword' | 'passwordRule' | 'forgotByEmail' | 'resetByLink' | 'sendPasswordCode' | 'setPasswordByPhone';

/** Changing a password, and the two recoveries (spec 4). */
export const passwordRoutes = (kit: Kit): Handlers<Names> => ({
  changePassword: (change, caller) => changePassword(kit, change, caller),
  passwordRule: async () => ruleOf(kit),
  forgotByEmail: (named, caller) => discreet(forgotByEmail(kit, named, caller)),
  resetByLink: (reset, caller) => resetByLink(kit, reset, caller),
  sendPasswordCode: (typed, caller) => discreet(sendPasswordCode(kit, typed, caller)),
  setPasswordByPhone: (typed, caller) => setPasswordByPhone(kit, typed, caller),
});
