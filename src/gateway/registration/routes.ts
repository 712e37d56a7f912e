import type { Handlers, ModuleContext } from '../module-context';
import { newcomersOffers, toldToNewcomers } from '../offer/read';
import { consumeRateLimit } from '../platform/limits';
import { readModules } from '../system/service';
import { nameOfInviter } from './inviter';
import { verifyPhone } from './phone';
import { readRules } from './rules';
import { assertOpen, register } from './service';

/** Registration: its rules, the check of an affiliate code, and both ways to register. */
export const registrationRoutes = (
  ctx: ModuleContext,
): Handlers<'registerRules' | 'affiliate' | 'register' | 'registerMobile' | 'verifyPhone'> => ({
  registerRules: async (_, { language }) => {
    assertOpen(ctx, await readModules(ctx));
    const [rules, offers] = await Promise.all([readRules(ctx), newcomersOffers(ctx)]);
    return { ...rules, bonuses: offers.map((one) => toldToNewcomers(one, language)) };
  },
  affiliate: async (query, { ip }) => {
    await consumeRateLimit(ctx, 'affiliate', ip);
    const inviter = await nameOfInviter(ctx.db, query);
    return inviter === null ? { valid: false } : { valid: true, inviter };
  },
  register: (fields, caller) => register(ctx, { way: 'username', fields }, caller),
  registerMobile: (fields, caller) => register(ctx, { way: 'mobile', fields }, caller),
  verifyPhone: (input) => verifyPhone(ctx, input),
});
