import type { PasskeyCreation, PasskeyRequest } from '../../../contract';
import { ApiError, type Input } from '../../platform/context';
import { LIFETIME } from './challenges';
import type { Passkey } from './passkeys';
import type { RelyingParty } from './relying-party';
/** Signature of a passkey, as received. */
export type PasskeyAnswer = Input<'passkeyLogin'>;
/** Stored fields of a new passkey. */
export type Made = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'synced'>;

/** Ed25519, ECDSA with P-256, and RSA: the algorithms that devices have and every version of Node can verify. */
const ALGORITHMS = [-8, -7, -257];
const BRAND = 'Maidan';

/** Loads the library on first use: it would add a third of a second to every start. */
const library = () => import('@simplewebauthn/server');

const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
const known = (all: Passkey[]) =>
  all.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }));

/** Returns the user handle for devices: it discloses nothing about the account's owner. */
export const handleOf = (accountId: string): string => Buffer.from(accountId).toString('base64url');

/**
 * Returns the browser's options for creating a discoverable passkey with user verification (a finger, a face or a PIN).
 */
export function creation(
  party: RelyingParty,
  account: { id: string; userName: string },
  challenge: string,
  existingPasskeys: Passkey[],
): PasskeyCreation {
  const { id, userName: name } = account;
  return {
    rp: { id: party.rpId, name: BRAND },
    user: { id: handleOf(id), name, displayName: name },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: LIFETIME,
    excludeCredentials: known(existingPasskeys),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** Returns the browser's options for signing, with any passkey or one of a list. */
export const request = ({ rpId }: RelyingParty, challenge: string, allowedPasskeys?: Passkey[]): PasskeyRequest => ({
  rpId,
  challenge,
  timeout: LIFETIME,
  userVerification: 'required',
  ...(allowedPasskeys && { allowCredentials: known(allowedPasskeys) }),
});

/** Verifies a new passkey. Throws `passkey.refused`. */
export async function readMade(party: RelyingParty, challenge: string, made: Input<'addPasskey'>): Promise<Made> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await hideErrors(
    verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw passkeyRejection();
  const { credential, credentialBackedUp: synced } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    synced,
  };
}

/** Verifies a signature and returns the passkey's counter and whether it is synced. Throws `passkey.refused`. */
export async function readSigned(party: RelyingParty, challenge: string, signed: PasskeyAnswer, passkey: Passkey) {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await hideErrors(
    verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
      // The counter is compared by the update that stores it; here, two concurrent uses would both pass.
      credential: { id: passkey.credentialId, publicKey: bytes(passkey.publicKey), counter: 0 },
    }),
  );
  const { userHandle = handleOf(passkey.accountId) } = signed.response;
  if (!verified || userHandle !== handleOf(passkey.accountId)) throw passkeyRejection();
  return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
}

export const passkeyRejection = () => new ApiError(422, 'passkey.refused');

/** Hides the library's errors, whose messages quote the input. */
const hideErrors = <T>(looking: Promise<T>): Promise<T> => looking.catch(() => Promise.reject(passkeyRejection()));
