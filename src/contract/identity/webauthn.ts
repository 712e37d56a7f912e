import * as v from 'valibot';
import { text } from '../platform/fields';

/** Base64url, the encoding of bytes in WebAuthn. */
const bytes = (max: number) => v.pipe(text(max), v.regex(/^[\w-]+$/));
const transports = v.optional(v.pipe(v.array(text(32)), v.maxLength(10)));
const known = v.array(v.object({ id: v.string(), type: v.literal('public-key'), transports }));

/** Options for creating a passkey (WebAuthn's PublicKeyCredentialCreationOptionsJSON). */
export const passkeyCreation = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: known,
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});
export type PasskeyCreation = v.InferOutput<typeof passkeyCreation>;

/** Options for signing with a passkey; without a list the browser offers any passkey of the person. */
export const passkeyRequest = v.object({
  rpId: v.string(),
  challenge: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.optional(known),
});
export type PasskeyRequest = v.InferOutput<typeof passkeyRequest>;

/** Validated part of a response: the browser's data, and the created or signed data of the device. */
const answered = { id: bytes(1_400), rawId: bytes(1_400), type: v.literal('public-key') };
/** A newly created passkey. */
export const passkeyMade = v.object({
  ...answered,
  response: v.object({ clientDataJSON: bytes(4_096), attestationObject: bytes(16_384), transports }),
});
export type PasskeyMade = v.InferInput<typeof passkeyMade>;
/** Signature of a passkey. */
export const passkeySigned = v.object({
  ...answered,
  response: v.object({
    clientDataJSON: bytes(4_096),
    authenticatorData: bytes(4_096),
    signature: bytes(8_192),
    /** Account of the passkey; a device that received a list of passkeys may omit it. */
    userHandle: v.optional(bytes(128)),
  }),
});
export type PasskeySigned = v.InferInput<typeof passkeySigned>;
