import { createHash, createHmac } from 'node:crypto';
import { studioSigned } from '../../contract/play/studio';

/** HMAC-SHA-256, in hex, of a call or of its answer. */
export const signatureOf = (secret: string, path: string, timestamp: string, nonce: string, body: string): string =>
  createHmac('sha256', secret)
    .update(studioSigned('POST', path, timestamp, nonce, createHash('sha256').update(body).digest('hex')))
    .digest('hex');
