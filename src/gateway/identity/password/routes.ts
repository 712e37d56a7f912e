import type { Handlers, ModuleContext } from '../../platform/context';
import { padResponseTime } from '../../platform/http/pad-response-time';
import { ruleOf } from '../account/password-rule';
import { sendPasswordCode, setPasswordByPhone } from './by-phone';
import { checkResetLink, requestPasswordLink, resetByLink } from './links';
import { changePassword } from './service';

type Names =
  | 'changePassword'
  | 'passwordRule'
  | 'forgotByEmail'
  | 'checkResetLink'
  | 'resetByLink'
  | 'sendPasswordCode'
  | 'setPasswordByPhone';

/** Handlers of password changes and of both recoveries (spec 4). */
export const passwordRoutes = (ctx: ModuleContext): Handlers<Names> => ({
  changePassword: (change, caller) => changePassword(ctx, change, caller),
  passwordRule: async () => ruleOf(ctx),
  forgotByEmail: (named, caller) => padResponseTime(requestPasswordLink(ctx, named, caller)),
  checkResetLink: (link, caller) => checkResetLink(ctx, link, caller),
  resetByLink: (reset, caller) => resetByLink(ctx, reset, caller),
  sendPasswordCode: (typed, caller) => padResponseTime(sendPasswordCode(ctx, typed, caller)),
  setPasswordByPhone: (typed, caller) => setPasswordByPhone(ctx, typed, caller),
});
