import * as v from 'valibot';

/** Envelope of every response. Failures have `code`, `requestId` and `messages` (the message in each language). */
export const reply = v.object({
  success: v.boolean(),
  message: v.string(),
  value: v.unknown(),
  code: v.optional(v.string()),
  requestId: v.optional(v.string()),
  messages: v.optional(v.object({ bn: v.string(), en: v.string() })),
});

/** Header with the tokens by which accounts trust this browser, separated by a space. */
export const TRUST_HEADER = 'Trusted-Browser';

/**
 * An encrypted payload (s7.client.encrypted-calls), all base64: a fresh AES-256-GCM key (iv 12 bytes, tag 16) wrapped
 * with RSA-OAEP (SHA-256, MGF1 SHA-256) under the public key from the system status.
 */
const b64 = (max: number) => v.pipe(v.string(), v.base64(), v.maxLength(max));
export const sealed = v.object({
  keyId: v.pipe(v.string(), v.maxLength(64)),
  encryptedKey: b64(1024),
  iv: b64(32),
  ciphertext: b64(16_384),
  tag: b64(32),
});
export type Sealed = v.InferOutput<typeof sealed>;
/** A partly encrypted body: in the field `value`, next to the unencrypted fields (s7.call.session-freeplay). */
export const sealedValue = v.object({ value: sealed });

/** Fields of every encrypted plaintext besides its own: rejected if older than 2 minutes or repeated. */
export const freshness = v.object({
  timestamp: v.pipe(v.number(), v.integer()),
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
});
