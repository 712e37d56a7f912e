import { eq } from 'drizzle-orm';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { setModule } from '../../../../src/gateway/platform/system/service';
import type { Modules } from '../../harness/modules';

export type Register = Parameters<Modules['client']['register']>[0];
type RegisterMobile = Parameters<Modules['client']['registerMobile']>[0];

/** Fields of both registrations: a good password and the current consents. */
const common = {
  password: 'River-boat-77',
  confirmPassword: 'River-boat-77',
  birthday: '1990-12-31',
  registerUrl: 'http://localhost:3000/register',
  registerMethod: 'WEB',
  login: true,
  consents: { age: true, terms: true, termsVersion: '2026-01', privacyVersion: '2026-01' },
} as const;
export const newcomer = (fields: Partial<Register> = {}): Register => ({ username: 'rupa_77', ...common, ...fields });
export const byNumber = (fields: Partial<RegisterMobile> = {}): RegisterMobile => ({
  ...common,
  mobileNum: '01812345678',
  countryDialingCode: '880',
  verificationCode: '',
  ...fields,
});

/** Resets the demo and sets modules; without codes by SMS, which every registration would need. */
export async function withModules(gateway: Modules, turned: Record<string, boolean>) {
  await gateway.reset();
  const all = {
    SLIDEVERIF: false,
    REGCAPTCHA: false,
    SMSVERIF: false,
    MOBILEREG: true,
    PHONEVERIF: false,
    FIREBASESMS: false,
    ...turned,
  };
  for (const [modId, on] of Object.entries(all)) await setModule(gateway.ctx, modId, on);
}

export const accountOf = async (gateway: Modules, userName: string) =>
  (await gateway.ctx.db.select().from(accounts).where(eq(accounts.userName, userName)))[0];

/** Returns the fields of a rejection with their errors. */
export const wrongFields = async (attempt: Promise<unknown>): Promise<Record<string, string>> => {
  const failure = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  const { value } = failure as { value: { fields: { field: string; code: string }[] } };
  return Object.fromEntries(value.fields.map(({ field, code }) => [field, code]));
};
