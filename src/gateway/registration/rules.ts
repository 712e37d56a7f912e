import * as v from 'valibot';
import type { RegistrationRules } from '../../contract';
import { registrationRules as schema } from '../../contract/registration';
import { editionsInForce } from '../content/shown';
import type { ModuleContext } from '../module-context';
import { ruleOf } from '../password/rule';
import { readSite } from '../system/site';
import { registrationRules, registrationTerms } from './tables';

/**
 * What registration asks for (s7.call.setting-register): the rules of the fields, and what is consented to in which version. The
 * password's rule is the one for every new password.
 */
export async function readRules(ctx: ModuleContext): Promise<RegistrationRules> {
  const [rows, [kept], { terms, privacy }, { minimumAge }] = await Promise.all([
    ctx.db.select().from(registrationRules),
    ctx.db.select().from(registrationTerms),
    editionsInForce(ctx.db),
    readSite(ctx.db),
  ]);
  // Until something is applied there is nothing to read, and what was said with the tables counts.
  const versions = { ...kept, minimumAge, ...(terms && { termsVersion: terms }), ...(privacy && { privacyVersion: privacy }) };
  const fields = Object.fromEntries(rows.map(({ field, ...rule }) => [field, rule]));
  return v.parse(schema, { ...versions, fields: { ...fields, password: { enabled: true, required: true, ...ruleOf(ctx) } } });
}
