import type { PasskeyCreation, PasskeyRequest } from '../../../contract';
import { ApiError, type Input } from '../../platform/context';
import { LIFETIME } from './challenges';
import type { Passkey } from './kept';
import type { RelyingParty } from './relying-party';
/** What a passkey has signed, as it came in. */
export type PasskeyAnswer = Input<'passkeyLogin'>;
/** What is kept of a passkey that was made. */
export type Made = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'synced'>;

/** Ed25519, ECDSA with P-256, and RSA: what devices have, and every version of Node can verify. */
const ALGORITHMS = [-8, -7, -257];
const BRAND = 'Maidan';

/** Loaded when it is wanted first: it would take a third of a second of every start. */
const library = () => import('@simplewebauthn/server');

const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));
const known = (all: Passkey[]) =>
  all.map(({ credentialId, transports }) => ({ id: credentialId, type: 'public-key' as const, transports }));

/** What a device calls the account by: it says nothing of whose it is. */
export const handleOf = (accountId: string): string => Buffer.from(accountId).toString('base64url');

/** What a browser needs to have a passkey made: one that is found without a user name, and asks for a finger, a face or a PIN. */
export function creation(
  party: RelyingParty,
  account: { id: string; userName: string },
  challenge: string,
  kept: Passkey[],
): PasskeyCreation {
  const { id, userName: name } = account;
  return {
    rp: { id: party.rpId, name: BRAND },
    user: { id: handleOf(id), name, displayName: name },
    challenge,
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: LIFETIME,
    excludeCredentials: known(kept),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

/** What it needs to have one sign: any that it has, or one of those. */
export const request = ({ rpId }: RelyingParty, challenge: string, kept?: Passkey[]): PasskeyRequest => ({
  rpId,
  challenge,
  timeout: LIFETIME,
  userVerification: 'required',
  ...(kept && { allowCredentials: known(kept) }),
});

/** Looks at a passkey that was made. Refuses with `passkey.refused`. */
export async function readMade(party: RelyingParty, challenge: string, made: Input<'addPasskey'>): Promise<Made> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await looked(
    verifyRegistrationResponse({
      response: { ...made, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw refused();
  const { credential, credentialBackedUp: synced } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    synced,
  };
}

/** Looks at what a passkey has signed, and gives its count and whether it is synced by now. Refuses with `passkey.refused`. */
export async function readSigned(party: RelyingParty, challenge: string, signed: PasskeyAnswer, passkey: Passkey) {
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await looked(
    verifyAuthenticationResponse({
      response: { ...signed, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.rpId,
      // The count is compared where it is written down: two at once would both be right here.
      credential: { id: passkey.credentialId, publicKey: bytes(passkey.publicKey), counter: 0 },
    }),
  );
  const { userHandle = handleOf(passkey.accountId) } = signed.response;
  if (!verified || userHandle !== handleOf(passkey.accountId)) throw refused();
  return { counter: authenticationInfo.newCounter, synced: authenticationInfo.credentialBackedUp };
}

export const refused = () => new ApiError(422, 'passkey.refused');

/** The library throws whatever is wrong, in words that quote what was sent. */
const looked = <T>(looking: Promise<T>): Promise<T> => looking.catch(() => Promise.reject(refused()));
