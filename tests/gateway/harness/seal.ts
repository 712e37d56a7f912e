import {
  constants,
  createCipheriv,
  createPublicKey,
  type KeyObject,
  publicEncrypt,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import type { Sealed } from '../../../src/contract';

type Key = { keyId: string; publicKey: string };

/** Parsing a key takes longer than encrypting with it. */
const keys = new Map<string, KeyObject>();
function keyOf(pem: string): KeyObject {
  const key = keys.get(pem) ?? createPublicKey(pem);
  keys.set(pem, key);
  return key;
}

/** Encrypts a plaintext by the design with node:crypto alone, as any plain client would. */
export function seal(
  { keyId, publicKey }: Key,
  plaintext: Record<string, unknown>,
  at: number,
  nonce: string = randomUUID(),
): Sealed {
  return sealText({ keyId, publicKey }, JSON.stringify({ ...plaintext, timestamp: at, nonce }));
}

/** Encrypts any text, including malformed ones. */
export function sealText({ keyId, publicKey }: Key, text: string): Sealed {
  const key = randomBytes(32);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const wrapped = publicEncrypt(
    { key: keyOf(publicKey), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    key,
  );
  return {
    keyId,
    encryptedKey: wrapped.toString('base64'),
    iv: iv.toString('base64'),
    ciphertext: ciphertext.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
  };
}
