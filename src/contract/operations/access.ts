import * as v from 'valibot';
import { password, png, required, text, time } from '../platform/fields';
import { OPERATOR_ROLES, PERMISSIONS } from './roles';

/** Secret of a link or a login, as the gateway issued it. */
const secret = v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/));
/** Code of the authenticator app as typed; digits of either script. */
const code = v.pipe(text(32), v.nonEmpty());

/** Enrolment by a one-time link, whose token is in the fragment of its address and thus in no log (asvs 14.2.1). */
export const enrolmentToken = v.object({ token: secret });
export const enrolmentStart = v.object({
  name: v.string(),
  role: v.picklist(OPERATOR_ROLES),
  passwordMin: v.number(),
  passwordMax: v.number(),
  expiresAt: time,
});
export const enrolmentPassword = v.object({ token: secret, password });
/** Secret for the authenticator app, as text and as a QR code. It takes effect once a code has been confirmed. */
export const authenticatorOffer = v.object({ secret: v.string(), qr: png });
export const enrolmentCode = v.object({ token: secret, code });

export const deskLogin = v.object({ name: required(32), password });
/** Login whose password was right, waiting for a code. */
export const codeRequest = v.object({ challenge: secret, expiresAt: time });
export const codeEntry = v.object({ challenge: secret, code });

/** Session of an operator. Times are the server's; `now` is its clock. */
export const operatorSession = v.object({
  name: v.string(),
  role: v.picklist(OPERATOR_ROLES),
  permissions: v.array(v.picklist(PERMISSIONS)),
  now: time,
  /** End without a further call, and at the latest. */
  idleEndsAt: time,
  endsAt: time,
  /** Time until which the operator may move money without a further code; null: not before a code. */
  stepUpUntil: v.nullable(time),
  /** Time zone of the site (IANA), of all days and times at the desk. */
  timeZone: v.string(),
});
export const openedSession = v.object({ token: v.string(), session: operatorSession });
export const stepUpCode = v.object({ code });
