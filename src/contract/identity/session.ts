import * as v from 'valibot';
import { text } from '../platform/fields';
import { namedBy } from '../platform/normalise';
import { dialingCode } from './code';

/** s3.login-request.*: the plaintext of a sealed login. */
export const login = v.object({
  username: namedBy(64),
  /** Password as typed; or the code (`sms`), or the id token (`firebase`), which is longer than any password. */
  password: v.pipe(
    v.string(),
    v.check((typed) => typed.trim() !== ''),
    v.maxLength(4_096),
  ),
  type: v.optional(v.picklist(['username', 'sms', 'firebase']), 'username'),
  /**
   * s3.login-request.*: if `username` is a mobile number and `password` its code, the country and the id of the code's
   * request.
   */
  countryDialingCode: v.optional(dialingCode),
  requestId: v.optional(text(64)),
  /** The player's answer to the picture, and the picture's id; only if a captcha is required. */
  captcha: v.optional(text(32)),
  captchaId: v.optional(text(64)),
  /** Receipt of a solved slide puzzle, or of the proof of work that replaces it. Valid once. */
  slideProof: v.optional(text(128)),
  /** Receipt of the proof of work that replaces the captcha. Valid once. */
  captchaProof: v.optional(text(128)),
});
export type LoginRequest = v.InferInput<typeof login>;

/** s3.login-response.value. */
export const loggedIn = v.object({
  token: v.string(),
  firstTimeLogin: v.boolean(),
  passwordExpired: v.boolean(),
  /** True if the default password was used; the portal never knows it. */
  passwordDefault: v.boolean(),
  userInfo: v.object({ userName: v.string(), nickname: v.string(), type: v.number() }),
});
export type LoggedIn = v.InferOutput<typeof loggedIn>;
