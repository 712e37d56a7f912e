import type { Handlers, ModuleContext } from '../module-context';
import { newcomersOffers } from '../offer/read';
import { termsOf } from '../offer/rule';
import { consumeRateLimit } from '../platform/limits';
import { inviterOf } from '../referral/codes';
import { readModules } from '../system/service';
import { affiliateOf } from './affiliates';
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
    return { ...rules, bonuses: offers.map(({ code, rule }) => ({ code, title: rule.title[language], terms: termsOf(rule) })) };
  },
  affiliate: async (query, { ip }) => {
    await consumeRateLimit(ctx, 'affiliate', ip);
    // A friend's code is told from an agent's by the gateway alone: both come in the same field, by the same links.
    return { valid: (await affiliateOf(ctx.db, query)) !== null || (await inviterOf(ctx.db, query.code ?? '')) !== null };
  },
  register: (fields, caller) => register(ctx, { way: 'username', fields }, caller),
  registerMobile: (fields, caller) => register(ctx, { way: 'mobile', fields }, caller),
  verifyPhone: (input) => verifyPhone(ctx, input),
});
