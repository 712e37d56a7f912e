// @vitest-environment jsdom
import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createSealer } from '../../../src/ui/browser/seal';
import { createServerClock } from '../../../src/ui/browser/server-clock';

const bytes = (base64: string) => Buffer.from(base64, 'base64');

test('encrypts for the private key, with server time and a fresh nonce [s7.client.encrypted-calls]', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const readKey = vi.fn(async () => ({
    keyId: 'k1',
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }));
  const clock = createServerClock(() => 1_000);
  clock.learn(5_000);
  const sealer = createSealer(clock, readKey);

  const open = async () => {
    const { keyId, encryptedKey, iv, ciphertext, tag } = await sealer.seal({ username: 'player', password: 'শাপলা ✓' });
    const key = privateDecrypt(
      { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      bytes(encryptedKey),
    );
    expect([keyId, key.length, bytes(iv).length, bytes(tag).length]).toEqual(['k1', 32, 12, 16]);
    const decipher = createDecipheriv('aes-256-gcm', key, bytes(iv));
    decipher.setAuthTag(bytes(tag));
    return JSON.parse(Buffer.concat([decipher.update(bytes(ciphertext)), decipher.final()]).toString('utf8'));
  };
  const first = await open();
  const second = await open();
  expect(first).toMatchObject({ username: 'player', password: 'শাপলা ✓', timestamp: 5_000 });
  expect(first.nonce).not.toBe(second.nonce);
});
