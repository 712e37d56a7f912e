import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Tester } from './tester';

/** A passkey as stored on a device; fixtures provide the player's. */
type OnDevice = { credentialId: string; privateKey: string; userHandle: string };
/** `confirms`: the user confirms requests; `held`: passkey on the device. */
type Device = { confirms?: boolean; held?: OnDevice };

const inBase64 = (base64url: string) => Buffer.from(base64url, 'base64url').toString('base64');

/** Chromium's virtual environment starts without an authenticator; a request waits until there is one. */
export async function hasNoDevice({ edge: { network } }: Tester): Promise<void> {
  await network.send('WebAuthn.disable');
  await network.send('WebAuthn.enable');
}

/** Attaches the first device. */
export async function getsDevice({ edge: { network } }: Tester, { confirms = true, held }: Device = {}): Promise<void> {
  const ways = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  const { authenticatorId } = await network.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...ways, isUserVerified: confirms, automaticPresenceSimulation: true },
  });
  if (!held) return;
  const credential = { isResidentCredential: true, rpId: 'localhost', signCount: 0, privateKey: held.privateKey };
  const ids = { credentialId: inBase64(held.credentialId), userHandle: inBase64(held.userHandle) };
  await network.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, ...ids } });
}

/** Replaces the device. */
export async function hasDevice(tester: Tester, device: Device = {}): Promise<void> {
  await hasNoDevice(tester);
  await getsDevice(tester, device);
}

/** Passkey that the fixture has created for the player. */
export const ofFixture = ({ gateway }: Tester): OnDevice => Object(gateway.known.passkey);

/** A passkey that the gateway does not know, or has removed. */
export function unknownPasskey(): OnDevice {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return {
    credentialId: randomBytes(32).toString('base64url'),
    privateKey: der,
    userHandle: randomBytes(32).toString('base64url'),
  };
}
