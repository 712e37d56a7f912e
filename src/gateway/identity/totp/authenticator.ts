import { renderAsync } from '@resvg/resvg-js';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { normaliseCode } from '../../../contract/platform/normalise';

const STEP = 30;
const ISSUER = 'Maidan';

/** Creates a secret for an authenticator app (RFC 6238), as text and as a QR code; `label`: name in the app. */
export async function createAuthenticator(label: string): Promise<{ secret: string; qr: string }> {
  const secret = new Secret({ size: 20 });
  const address = new TOTP({ issuer: ISSUER, label, secret, period: STEP }).toString();
  const picture = await renderAsync(renderSVG(address, { border: 2 }), { fitTo: { mode: 'width', value: 240 } });
  return { secret: secret.base32, qr: picture.asPng().toString('base64') };
}

/** Returns the step of a code of this half minute or an adjacent one; null for any other. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP });
  const delta = totp.validate({ token: normaliseCode(code), timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1_000 / STEP) + delta;
}

/** Returns the code of a secret at a time. */
export const currentCode = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period: STEP }).generate({ timestamp: now.getTime() });
