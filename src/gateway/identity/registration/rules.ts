import * as v from 'valibot';
import { isOn, MODULES, type Module, type RegistrationRules } from '../../../contract';
import { registrationRules as schema } from '../../../contract/identity/registration';
import type { ModuleContext } from '../../platform/context';
import { readModules } from '../../platform/system/service';
import { readSite } from '../../platform/system/site';
import { ruleOf } from '../account/password-rule';
import { registrationRules, registrationTerms } from './tables';

/**
 * What registration asks for (s7.call.setting-register): the rules of the fields, and what is consented to in which version. The
 * password's rule is the one for every new password; the captcha is there by its module alone (s5.captcha.public-flag).
 */
export async function readRules(ctx: ModuleContext): Promise<RegistrationRules> {
  const [rows, [kept], { terms, privacy }, { minimumAge }, modules] = await Promise.all([
    ctx.db.select().from(registrationRules),
    ctx.db.select().from(registrationTerms),
    ctx.ports.readEditionsInForce(ctx.db),
    readSite(ctx.db),
    readModules(ctx),
  ]);
  // Until something is applied there is nothing to read, and what was said with the tables counts.
  const versions = {
    ...kept,
    minimumAge,
    ...(terms && { termsVersion: terms }),
    ...(privacy && { privacyVersion: privacy }),
  };
  const fields = Object.fromEntries(rows.map(({ field, ...rule }) => [field, rule]));
  return v.parse(schema, { ...versions, fields: { ...fields, ...derivedRules(ctx, fields, modules) } });
}

/** Rules, or parts of them, that follow from something else: a reader of the rules is told what applies, whatever is stored. */
function derivedRules(
  ctx: ModuleContext,
  { username, captcha, mobileNum }: Record<string, object>,
  modules: readonly Module[],
) {
  const hasCaptcha = isOn(modules, MODULES.registrationCaptcha);
  return {
    username: { ...username, enabled: true, required: true },
    password: { enabled: true, required: true, ...ruleOf(ctx) },
    // A code takes a number to send it to (s5.registration.sms-code).
    ...(isOn(modules, MODULES.smsVerification) && { mobileNum: { ...mobileNum, enabled: true, required: true } }),
    captcha: { ...captcha, enabled: hasCaptcha, required: hasCaptcha },
  };
}
