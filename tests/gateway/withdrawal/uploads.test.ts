import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { SETTINGS } from '../../../src/contract';
import { readConfig } from '../../../src/gateway/config';
import { DEMO_PAYMENT_PASSWORD as paymentPassword } from '../../../src/gateway/demo/accounts';
import { createServer, portOf } from '../../../src/gateway/platform/server';
import { startTestGateway } from '../support/gateway';
import { startModules } from '../support/modules';
import { playerAt, tokenOf } from '../support/player';
import { sharedFolder } from '../support/process';
import { playerOn } from '../wallet/processes';
import { disbursed, PIXEL, payee } from '../wallet/support';

const gateway = await startModules();
afterAll(() => gateway.close());

const plain = (width: number, height: number, background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background } });

const padded = (picture: Buffer) => Buffer.concat([picture, Buffer.alloc(SETTINGS.images.bytes - picture.length)]).toString('base64');

test('a photo taken upright stands upright, and nothing is kept of where and by what it was taken', async () => {
  const left = await plain(20, 40, '#f0b429').png().toBuffer();
  // As a phone saves what it took held upright: to be turned by a quarter to the right.
  const photo = await plain(60, 40, '#1b5e85')
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Nokshi' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const player = await payee(gateway);
  const { id } = await disbursed(gateway, player);
  const { proofId } = await player.client.uploadProof({ withdrawalId: id, image: photo.toString('base64') });
  const kept = Buffer.from((await player.client.proof({ id: proofId })).image, 'base64');
  const { width, height, orientation, exif } = await sharp(kept).metadata();
  expect({ width, height, orientation, exif }).toEqual({ width: 40, height: 60, orientation: undefined, exif: undefined });
  // What was at the left is at the top now: yellow, not blue.
  const [red = 0, , blue = 255] = await sharp(kept).raw().toBuffer();
  expect(red).toBeGreaterThan(blue);
});

test('20 at once of the worst pictures are drawn one after the other; log-ins go on, and memory stays in bounds', async () => {
  const folder = await sharedFolder();
  onTestFinished(() => folder.clear());
  const at = await folder.start({ LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' });
  const { client } = await playerOn(at, 'player', SETTINGS.uploadTimeout);
  const bankAccountId = (await client.bankAccounts()).list[0]?.id ?? '';
  const { id } = await client.withdraw({ bankAccountId, amount: '600.00', paymentPassword }, { idempotencyKey: crypto.randomUUID() });
  for (const act of ['approve', 'disburse']) await at.ops('withdrawals', [act, id]);
  await client.uploadProof({ withdrawalId: id, image: PIXEL });
  // As many pixels as are looked at, as many as are held at once, and as many bytes as are taken.
  const worst = [plain(7_200, 7_200, '#0b5d3f', 4).png(), plain(3_160, 3_160, '#0b5d3f', 4).png({ progressive: true })];
  const images = await Promise.all(worst.map(async (picture) => padded(await picture.toBuffer())));
  const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(at.child.pid)], { encoding: 'utf8' })) / 1_024;
  const { status, logIn } = playerAt(at.url);
  // What log-ins take by themselves is there before.
  await Promise.all(Array.from({ length: 8 }, async () => tokenOf((await logIn(await status(), 'player', 'Shapla#2026')).reply)));
  const [before, took, used] = [memory(), [] as number[], [] as number[]];
  let goesOn = true;
  const uploads = Promise.allSettled(
    Array.from({ length: 20 }, (_, turn) => client.uploadProof({ withdrawalId: id, image: images[turn % 2] ?? '' })),
  ).finally(() => {
    goesOn = false;
  });
  while (goesOn) {
    const key = await status();
    const from = Date.now();
    tokenOf((await logIn(key, 'player', 'Shapla#2026')).reply);
    took.push(Date.now() - from);
    used.push(memory());
  }
  const ends = (await uploads).map((end) => (end.status === 'fulfilled' ? 'kept' : end.reason.code));
  // Of those that are not given with a report so many are kept.
  expect(new Set(ends)).toEqual(new Set(['kept', 'upload.tooMany']));
  expect(took.length).toBeGreaterThan(2);
  const median = took.sort((one, other) => one - other)[Math.floor(took.length / 2)];
  expect(median).toBeLessThan(1_000);
  // 40 MB are a picture's, the rest is what the bodies leave behind until it is collected; drawn at once they would be gigabytes.
  expect(Math.max(...used) - before).toBeLessThan(500);
});

/** Sends a head and the beginning of a body to a port; `said` is what came back so far. */
async function begins(port: number, path: string, body: string, more: string[] = []) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const told = { socket, said: '' };
  socket.on('data', (data) => {
    told.said += data;
  });
  const head = [`POST ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Content-Type: application/json', 'Content-Length: 4000', ...more];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return told;
}

test('asvs 8.3.1: without a session nothing of a picture is read', async () => {
  const whole = await startTestGateway();
  onTestFinished(() => whole.stop());
  const nobody = [`Authorization: Bearer ${'x'.repeat(43)}`];
  const told = await begins(Number(new URL(whole.url).port), '/wps/member/withdrawals/proof', '', nobody);
  await expect.poll(() => told.said, { timeout: 3_000 }).toContain('session.ended');
  expect(told.said).toMatch(/^HTTP\/1.1 401 /);
});

test('a picture may be long on its way, as long as the page waits; no other body may', async () => {
  const server = createServer(readConfig({ LOG_LEVEL: 'silent' }), { patience: 300 });
  server.post('/small', async () => ({}));
  server.post('/large', { config: { heavy: true } }, async () => ({}));
  await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const [small, large] = await Promise.all(['/small', '/large'].map((path) => begins(portOf(server), path, '{"image":"')));
  await expect.poll(() => small?.said, { timeout: 3_000 }).toMatch(/^HTTP\/1.1 408 .*request.malformed/s);
  await wait(300);
  expect(large?.said).toBe('');
  large?.socket.write(`${'A'.repeat(4_000 - 12)}"}`);
  await expect.poll(() => large?.said, { timeout: 3_000 }).toMatch(/^HTTP\/1.1 200 /);
  expect(server.server.requestTimeout).toBeGreaterThanOrEqual(SETTINGS.uploadTimeout);
});
