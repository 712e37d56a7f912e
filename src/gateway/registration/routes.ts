import type { Handlers, Kit } from '../kit';
import { take } from '../platform/limits';
import { affiliateOf } from './affiliates';
import { verifyPhone } from './phone';
import { readRules } from './rules';
import { register } from './service';

/** Codes are short: nobody may try them all. */
const CODES_BY_ADDRESS = { max: 60, perSeconds: 600 };

/** Registration: its rules, the check of an affiliate code, and both ways to register. */
export const registrationRoutes = (kit: Kit): Handlers<'registerRules' | 'affiliate' | 'register' | 'registerMobile' | 'verifyPhone'> => ({
  registerRules: () => readRules(kit),
  affiliate: async (query, { ip }) => {
    await take(kit, 'affiliate', ip, CODES_BY_ADDRESS);
    return { valid: (await affiliateOf(kit.db, query)) !== null };
  },
  register: (fields, caller) => register(kit, { way: 'username', fields }, caller),
  registerMobile: (fields, caller) => register(kit, { way: 'mobile', fields }, caller),
  verifyPhone: (input) => verifyPhone(kit, input),
});
