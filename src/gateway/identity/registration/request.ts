import type { RegistrationMethod } from '../../../contract';
import type { Input } from '../../platform/context';
import { digest } from '../../platform/secrets/secrets';

/** Registration by user name or by mobile number, which has no user name. */
export type Registration = Input<'registerMobile'> | Input<'register'>;
export type RegistrationSubmission = { method: RegistrationMethod; fields: Registration & { username?: string } };

/**
 * Fields that the comparison ignores. Passwords are compared with their hashes; proofs are single-use, so a repeated
 * registration sends others.
 */
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

/** Returns a hash of the fields that must match in a repeated registration. */
export function fingerprintOf({ method, fields }: RegistrationSubmission): string {
  const left: readonly string[] = LEFT_OUT;
  const compared = Object.entries(fields).filter(([name]) => !left.includes(name));
  return digest(JSON.stringify([method, ...compared.sort(([a], [b]) => (a < b ? -1 : 1))]));
}
