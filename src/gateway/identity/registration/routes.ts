import type { Handlers, ModuleContext } from '../../platform/context';
import { consumeRateLimit } from '../../platform/http/limits';
import { nameOfInviter } from './inviter';
import { verifyPhone } from './phone';
import { readRules } from './rules';
import { register } from './service';

/**
 * Handlers of registration: its rules, the check of an affiliate code, and both methods. The rules are always
 * available: an invitation opens the form while direct registration is off, and recovery by email uses the rule of the
 * user name. The agents' site accepts no codes.
 */
export const registrationRoutes = (
  ctx: ModuleContext,
): Handlers<'registerRules' | 'affiliate' | 'register' | 'registerMobile' | 'verifyPhone'> => {
  const isAgents = ctx.config.site === 'agent';
  return {
    registerRules: async (_, { language }) => {
      const [rules, bonuses] = await Promise.all([
        readRules(ctx),
        isAgents ? [] : ctx.ports.listOffersForNewcomers(ctx, language),
      ]);
      return { ...rules, bonuses };
    },
    affiliate: async (query, { ip }) => {
      await consumeRateLimit(ctx, 'affiliate', ip);
      const inviter = isAgents ? null : await nameOfInviter(ctx, query);
      return inviter === null ? { valid: false } : { valid: true, inviter };
    },
    register: (fields, caller) => register(ctx, { method: 'username', fields }, caller),
    registerMobile: (fields, caller) => register(ctx, { method: 'mobile', fields }, caller),
    verifyPhone: (input) => verifyPhone(ctx, input),
  };
};
