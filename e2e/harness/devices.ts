import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Tester } from './tester';

/** A passkey as a device holds it; what fixtures hand out of the player's. */
type OnDevice = { credentialId: string; privateKey: string; userHandle: string };
/** `confirms`: the person confirms the device's request; `held`: the passkey on it. */
type Device = { confirms?: boolean; held?: OnDevice };

const inBase64 = (base64url: string) => Buffer.from(base64url, 'base64url').toString('base64');

/** The tester's browser has no device for passkeys, as Chromium plays them: what asks for one waits until there is. */
export async function hasNoDevice({ edge: { network } }: Tester): Promise<void> {
  await network.send('WebAuthn.disable');
  await network.send('WebAuthn.enable');
}

/** From now on there is a device, beside none. */
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

/** Another device, in the place of the one before. */
export async function hasDevice(tester: Tester, device: Device = {}): Promise<void> {
  await hasNoDevice(tester);
  await getsDevice(tester, device);
}

/** The passkey that the fixture has made for the player. */
export const ofFixture = ({ gateway }: Tester): OnDevice => Object(gateway.known.passkey);

/** A passkey that the gateway does not know, or not any more. */
export function unknownPasskey(): OnDevice {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  return {
    credentialId: randomBytes(32).toString('base64url'),
    privateKey: der,
    userHandle: randomBytes(32).toString('base64url'),
  };
}
