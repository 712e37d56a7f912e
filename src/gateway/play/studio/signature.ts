import { createHash, createHmac } from 'node:crypto';
import { studioSigned } from '../../../contract/play/studio';
import { isSame } from '../../platform/secrets/secrets';

/** Signed parts: the method, path, time (ms) and nonce as sent, and the bytes of the body. */
export type Signed = { method: string; path: string; timestamp: string; nonce: string; body: string | Buffer };

/** Returns the HMAC-SHA-256, in hex, of a call or its response. */
export const signatureOf = (secret: string, { method, path, timestamp, nonce, body }: Signed): string =>
  createHmac('sha256', secret)
    .update(studioSigned(method, path, timestamp, nonce, createHash('sha256').update(body).digest('hex')))
    .digest('hex');

/** Verifies a signature in constant time (W1). */
export const isSignedBy = (secret: string, signed: Signed, signature: string): boolean =>
  isSame(signatureOf(secret, signed), signature);
