import { randomUUID } from 'node:crypto';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentKey, rotateKey } from '../../../../src/gateway/platform/payload-encryption/keys';
import { purgeNonces, unseal } from '../../../../src/gateway/platform/payload-encryption/service';
import { envelopeKeys, envelopeNonces } from '../../../../src/gateway/platform/payload-encryption/tables';
import { type Modules, startModules } from '../../harness/modules';
import { seal, sealText } from '../../harness/seal';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const now = async () => (await gateway.ctx.now()).getTime();
const fresh = async (fields: Record<string, unknown> = { a: 1 }, at?: number) =>
  seal(await currentKey(gateway.ctx), fields, at ?? (await now()));
const code = (name: string) => expect.objectContaining({ code: name });

test('all processes share one key pair, created once under concurrency', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => currentKey(gateway.ctx)));
  expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(1);
  expect(await gateway.ctx.db.select({ rows: count() }).from(envelopeKeys)).toEqual([{ rows: 1 }]);
});

test('decrypts a payload to its fields without timestamp and nonce [s7.client.encrypted-calls]', async () => {
  expect(await unseal(gateway.ctx, await fresh({ username: 'ক', password: ' x ' }))).toEqual({
    username: 'ক',
    password: ' x ',
  });
});

test('accepts a payload once under concurrency [asvs 2.3.4]', async () => {
  const sealed = await fresh();
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => unseal(gateway.ctx, sealed)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(unseal(gateway.ctx, sealed)).rejects.toEqual(code('envelope.replayed'));
});

test('rejects payloads more than two minutes old or ahead', async () => {
  const at = await now();
  for (const ahead of [-2 * MINUTE - 2_000, 2 * MINUTE + 2_000])
    await expect(unseal(gateway.ctx, await fresh({}, at + ahead))).rejects.toEqual(code('envelope.stale'));
  for (const ahead of [-2 * MINUTE + 5_000, 2 * MINUTE - 5_000])
    expect(await unseal(gateway.ctx, await fresh({}, at + ahead))).toEqual({});
});

test('reports an unknown key separately', async () => {
  await expect(unseal(gateway.ctx, { ...(await fresh()), keyId: 'another' })).rejects.toEqual(
    code('envelope.unknownKey'),
  );
});

test('rejects anything undecryptable as malformed', async () => {
  const sealed = await fresh();
  const key = await currentKey(gateway.ctx);
  const at = await now();
  const broken = [
    { ...sealed, tag: Buffer.alloc(16).toString('base64') },
    { ...sealed, tag: Buffer.from(sealed.tag, 'base64').subarray(0, 4).toString('base64') },
    { ...sealed, iv: Buffer.alloc(16).toString('base64') },
    { ...sealed, ciphertext: '' },
    { ...sealed, encryptedKey: Buffer.alloc(256).toString('base64') },
    { ...sealed, encryptedKey: '' },
    sealText(key, 'not json'),
    sealText(key, '[]'),
    sealText(key, 'null'),
    sealText(key, JSON.stringify({ timestamp: at })),
    sealText(key, JSON.stringify({ timestamp: String(at), nonce: randomUUID() })),
    sealText(key, JSON.stringify({ timestamp: at, nonce: 'short' })),
  ];
  for (const item of broken) await expect(unseal(gateway.ctx, item)).rejects.toEqual(code('envelope.malformed'));
});

test('a rejection contains only its code [asvs 16.5.1]', async () => {
  const sealed = { ...(await fresh()), tag: Buffer.alloc(16).toString('base64') };
  const { statusCode, body } = await gateway.server.inject({
    method: 'POST',
    url: '/wps/session/login',
    payload: sealed,
  });
  expect([statusCode, Object.keys(JSON.parse(body)).sort()]).toEqual([
    400,
    ['code', 'message', 'messages', 'requestId', 'success', 'value'],
  ]);
});

test('a replaced key pair decrypts payloads of open pages for a day', async () => {
  const before = await currentKey(gateway.ctx);
  const after = await rotateKey(gateway.ctx);
  expect(after.keyId).not.toBe(before.keyId);
  expect(await currentKey(gateway.ctx)).toEqual(after);
  expect(await unseal(gateway.ctx, seal(before, {}, await now()))).toEqual({});
  await gateway.later(DAY + MINUTE);
  await expect(unseal(gateway.ctx, seal(before, {}, await now()))).rejects.toEqual(code('envelope.unknownKey'));
});

test('purges nonces once their payloads would be stale', async () => {
  await unseal(gateway.ctx, await fresh());
  await gateway.later(7 * MINUTE);
  const last = await fresh();
  await unseal(gateway.ctx, last);
  await purgeNonces(gateway.ctx);
  expect(await gateway.ctx.db.select({ rows: count() }).from(envelopeNonces)).toEqual([{ rows: 1 }]);
  await expect(unseal(gateway.ctx, last)).rejects.toEqual(code('envelope.replayed'));
});
