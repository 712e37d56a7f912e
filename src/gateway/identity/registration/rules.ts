import * as v from 'valibot';
import { isOn, MODULES, type Module, type RegistrationRules } from '../../../contract';
import { registrationRules as schema } from '../../../contract/identity/registration';
import type { ModuleContext } from '../../platform/context';
import { readModules } from '../../platform/system/service';
import { readSite } from '../../platform/system/site';
import { ruleOf } from '../account/password-rule';
import { registrationRules, registrationTerms } from './tables';

/**
 * Returns the rules of the registration (s7.call.setting-register): the rules of its fields, and the versions to
 * consent to. The password follows the rule of every new password; the captcha depends only on its module
 * (s5.captcha.public-flag).
 */
export async function readRules(ctx: ModuleContext): Promise<RegistrationRules> {
  const [rows, [termsRow], { terms, privacy }, { minimumAge }, modules] = await Promise.all([
    ctx.db.select().from(registrationRules),
    ctx.db.select().from(registrationTerms),
    ctx.ports.readEditionsInForce(ctx.db),
    readSite(ctx.db),
    readModules(ctx),
  ]);
  // Until an edition is applied there is nothing to read, and the versions stored with the tables count.
  const versions = {
    ...termsRow,
    minimumAge,
    ...(terms && { termsVersion: terms }),
    ...(privacy && { privacyVersion: privacy }),
  };
  const fields = Object.fromEntries(rows.map(({ field, ...rule }) => [field, rule]));
  return v.parse(schema, { ...versions, fields: { ...fields, ...derivedRules(ctx, fields, modules) } });
}

/**
 * Returns rules that are derived from other settings and override the stored ones, so that clients see what applies.
 */
function derivedRules(
  ctx: ModuleContext,
  { username, captcha, mobileNum }: Record<string, object>,
  modules: readonly Module[],
) {
  const hasCaptcha = isOn(modules, MODULES.registrationCaptcha);
  return {
    username: { ...username, enabled: true, required: true },
    password: { enabled: true, required: true, ...ruleOf(ctx) },
    // A verification code requires a number to send it to (s5.registration.sms-code).
    ...(isOn(modules, MODULES.smsVerification) && { mobileNum: { ...mobileNum, enabled: true, required: true } }),
    captcha: { ...captcha, enabled: hasCaptcha, required: hasCaptcha },
  };
}
