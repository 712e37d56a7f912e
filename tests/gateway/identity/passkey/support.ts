import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Client, PasskeyCreation, PasskeyMade, PasskeyRequest, PasskeySigned } from '../../../../src/contract';
import type { Modules } from '../../harness/modules';

export const RIGHT = 'Shapla#2026';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url');
/** Authenticator flags: user present, user verified, backup eligible, backed up, attested credential included. */
const FLAGS = { present: 1, verified: 4, syncable: 8, synced: 16, withKey: 64 };

/** Differences from a browser at our address on a device with user verification. */
type Ways = {
  origin?: string;
  verified?: boolean;
  synced?: boolean;
  counter?: number;
  userHandle?: string;
  challenge?: string;
};

/** A device that holds one passkey (WebAuthn, ES256, attestation `none`), and its browser. */
export function device(rpId = 'localhost') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  let handle = '';
  const encodeClientData = (type: string, challenge: string, origin = `http://${rpId}`) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const data = (more: number, { verified = true, synced = false }: Ways, count: number, key = Buffer.alloc(0)) => {
    const flags = FLAGS.present + (verified ? FLAGS.verified : 0) + (synced ? FLAGS.syncable + FLAGS.synced : 0) + more;
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(rpId), head, key]);
  };
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const parts: [number, number | Uint8Array][] = [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ];
    return isoCBOR.encode(new Map(parts));
  };
  const answered = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };
  return {
    id: answered.id,
    make({ user, challenge }: PasskeyCreation, ways: Ways = {}): PasskeyMade {
      handle = user.id;
      const length = Buffer.from([0, id.length]);
      const authData = data(
        FLAGS.withKey,
        ways,
        ways.counter ?? counter,
        Buffer.concat([Buffer.alloc(16), length, id, coseKey()]),
      );
      const parts: [string, string | Uint8Array | Map<string, string>][] = [
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ];
      const attestationObject = base64url(isoCBOR.encode(new Map(parts)));
      const clientDataJSON = base64url(encodeClientData('webauthn.create', ways.challenge ?? challenge, ways.origin));
      return { ...answered, response: { clientDataJSON, attestationObject, transports: ['internal'] } };
    },
    sign({ challenge }: PasskeyRequest, ways: Ways = {}): PasskeySigned {
      counter = ways.counter ?? counter + 1;
      const clientData = encodeClientData('webauthn.get', ways.challenge ?? challenge, ways.origin);
      const authenticatorData = data(0, ways, counter);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticatorData, sha256(clientData)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle: ways.userHandle ?? handle,
      };
      return { ...answered, response };
    },
  };
}

/** A device with its passkey. */
export type Device = ReturnType<typeof device>;

/** Signs a second factor for the logged-in owner. */
export const signedBy = async (phone: Device, owner: Client, ways: Ways = {}) => ({
  kind: 'passkey' as const,
  answer: phone.sign(await owner.beginPasskeyFactor(), ways),
});

/** Players with passkeys. */
export function passkeys(gateway: Modules) {
  const as = async (username = 'player') =>
    gateway.as((await gateway.client.logIn({ username, password: RIGHT })).token);
  return {
    as,
    /** A player with a passkey on a device. */
    async holder(username = 'player', ways: Ways = {}) {
      const owner = await as(username);
      const phone = device();
      const { codes } = await owner.addPasskey(phone.make(await owner.beginPasskey({ password: RIGHT }), ways));
      return { owner, phone, codes };
    },
    logIn: async (phone: Device, ways: Ways = {}) =>
      gateway.client.passkeyLogin(phone.sign(await gateway.client.beginPasskeyLogin(), ways)),
  };
}
