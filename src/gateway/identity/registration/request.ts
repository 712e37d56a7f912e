import type { Way } from '../../../contract';
import type { Input } from '../../platform/context';
import { digest } from '../../platform/secrets/secrets';

/** A registration of either way; one by mobile number has no user name of its own. */
export type Registration = Input<'registerMobile'> | Input<'register'>;
export type Asked = { way: Way; fields: Registration & { username?: string } };

/** Passwords are compared with their own hashes; proofs work once, so a repeated registration brings others. */
const LEFT_OUT = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'captchaId',
  'captchaProof',
  'slideProof',
  'verificationCode',
  'phoneToken',
  'firebaseIdToken',
] satisfies (keyof Registration)[];

/** What makes two requests the same registration, as a hash. */
export function fingerprintOf({ way, fields }: Asked): string {
  const left: readonly string[] = LEFT_OUT;
  const compared = Object.entries(fields).filter(([name]) => !left.includes(name));
  return digest(JSON.stringify([way, ...compared.sort(([one], [other]) => (one < other ? -1 : 1))]));
}
