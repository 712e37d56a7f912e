/** @module-tag extended */

import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { SETTINGS } from '../../../../src/contract';
import { DEMO_PAYMENT_PASSWORD as paymentPassword } from '../../../../src/gateway/demo/accounts';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { purgeProofPictures } from '../../../../src/gateway/money/withdrawal/proofs';
import { readConfig } from '../../../../src/gateway/platform/config';
import { createServer, portOf } from '../../../../src/gateway/platform/http/server';
import { Spooled } from '../../../../src/gateway/platform/spool';
import { setSite } from '../../../../src/gateway/platform/system/site';
import { TEST_CEILING } from '../../../harness/ceilings';
import { startTestGateway } from '../../harness/gateway';
import { startModules } from '../../harness/modules';
import { playerAt, tokenOf } from '../../harness/player';
import { sharedFolder } from '../../harness/process';
import { playerOn } from '../wallet/processes';
import { blob, DOT, disbursed, PIXEL, payee } from '../wallet/support';
import { plain, processesOf, wide, worst } from './pictures';

const DAY = 86_400_000;
const gateway = await startModules({ sessionIdle: 5 * DAY, sessionAbsolute: 5 * DAY });
afterAll(() => gateway.close());

test('rotates an upright photo and strips location and camera data', async () => {
  const left = await plain(20, 40, '#f0b429').png().toBuffer();
  // As a phone saves an upright photo: to be rotated a quarter to the right.
  const photo = await plain(60, 40, '#1b5e85')
    .composite([{ input: left, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Nokshi' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const player = await payee(gateway);
  const { id } = await disbursed(gateway, player);
  const { proofId } = await player.client.uploadProof({ withdrawalId: id, image: blob(photo) });
  const storedPicture = Buffer.from((await player.client.proof({ id: proofId })).image, 'base64');
  const { width, height, orientation, exif } = await sharp(storedPicture).metadata();
  expect({ width, height, orientation, exif }).toEqual({
    width: 40,
    height: 60,
    orientation: undefined,
    exif: undefined,
  });
  // The left edge is now the top: yellow, not blue.
  const [red = 0, , blue = 255] = await sharp(storedPicture).raw().toBuffer();
  expect(red).toBeGreaterThan(blue);
});

test('deletes the pictures of a withdrawal a set number of days after its end [own.cash-in.pictures]', async () => {
  const { ctx, later } = gateway;
  const player = await payee(gateway);
  const { client } = player;
  const { id } = await disbursed(gateway, player);
  const { proofId } = await client.uploadProof({ withdrawalId: id, image: PIXEL });
  await setSite(ctx.db, ['receiptDays', '1']);
  onTestFinished(async () => void (await setSite(ctx.db, ['receiptDays', '180'])));
  const purged = async () => {
    await purgeProofPictures(ctx);
    return client.proof({ id: proofId }).then(
      () => 'stored',
      ({ code }) => code,
    );
  };
  await later(DAY + 1);
  expect(await purged()).toBe('stored');
  // Time confirms it.
  await gateway.runJobs();
  expect(await purged()).toBe('stored');
  await later(DAY + 1);
  expect(await purged()).toBe('upload.unknown');
});

test('draws the worst pictures one at a time while logins go on and memory stays in bounds', async () => {
  const folder = await sharedFolder();
  onTestFinished(() => folder.clear());
  const at = await folder.start({ LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' });
  const { client } = await playerOn(at, 'player', TEST_CEILING);
  const bankAccountId = (await client.bankAccounts()).list[0]?.id ?? '';
  const paidOut = async () => {
    const { id } = await client.withdraw(
      { bankAccountId, amount: '600.00', paymentPassword },
      { idempotencyKey: crypto.randomUUID() },
    );
    for (const act of ['approve', 'disburse']) await at.ops('withdrawals', [act, id]);
    await client.uploadProof({ withdrawalId: id, image: PIXEL });
    return id;
  };
  const withdrawalId = await paidOut();
  const images = await worst();
  const { status, logIn } = playerAt(at.url);
  // Warms up the memory that logins take by themselves.
  await Promise.all(
    Array.from({ length: 8 }, async () => tokenOf((await logIn(await status(), 'player', 'Shapla#2026')).reply)),
  );
  const { memory: before } = await processesOf(at.child.pid);
  const used: number[] = [];
  const drawing = new Set<number>();
  let most = 0;
  let goesOn = true;
  const watched = (async () => {
    while (goesOn) {
      const { memory, children } = await processesOf(at.child.pid);
      used.push(memory);
      most = Math.max(most, children.length);
      for (const pid of children) drawing.add(pid);
    }
  })();
  const uploads = Promise.allSettled(
    // More than are stored for a withdrawal, and each of the worst twice.
    Array.from({ length: 12 }, (_, turn) =>
      client.uploadProof({ withdrawalId, image: images[turn % images.length] ?? PIXEL }),
    ),
  ).finally(() => {
    goesOn = false;
  });
  /** Number of pictures whose drawing started during each login. */
  const overtaken: number[] = [];
  while (goesOn) {
    const key = await status();
    const drawn = drawing.size;
    expect(tokenOf((await logIn(key, 'player', 'Shapla#2026')).reply)).not.toBeNull();
    overtaken.push(drawing.size - drawn);
  }
  const ends = (await uploads).map((end) => (end.status === 'fulfilled' ? 'kept' : end.reason.code));
  // The number stored of pictures without a report.
  expect(new Set(ends)).toEqual(new Set(['kept', 'upload.tooMany']));
  await watched;
  expect([most, drawing.size > 5]).toEqual([1, true]);
  // A login is shorter than a picture, so the median login sees at most one picture start. On a busy machine a single
  // login may see more; logins that waited for pictures would all see several, and fewer than ten would fit.
  expect(overtaken.length).toBeGreaterThan(9);
  expect(overtaken.sort((a, b) => a - b)[Math.floor(overtaken.length / 2)]).toBeLessThanOrEqual(1);
  // The decoder takes most of it, in a process that ends with its picture: nothing accumulates between pictures.
  expect(Math.max(...used) - before).toBeLessThan(300);
});

test('rejects a small picture with few, very long rows by its header', async () => {
  const player = await payee(gateway);
  const { id } = await disbursed(gateway, player);
  await expect(player.client.uploadProof({ withdrawalId: id, image: await wide() })).rejects.toMatchObject({
    code: 'upload.kind',
  });
});

const PICTURE = 'Content-Type: application/octet-stream';
/** Sends a head and a partial body to a port; `said` holds the response so far. */
async function begins(port: number, path: string, body: string, more: string[] = ['Content-Type: application/json']) {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const connection = { socket, said: '' };
  socket.on('data', (data) => {
    connection.said += data;
  });
  const head = [`POST ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Content-Length: 4000', ...more];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return connection;
}

test('pictures are accepted only as bytes, and bytes only for pictures [asvs 3.5.3 4.1.1]', async () => {
  const player = await payee(gateway);
  const { id } = await disbursed(gateway, player);
  const token = await openSession(gateway.ctx, gateway.ctx.db, player.id);
  const send = async (url: string, type: string) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': type };
    const { statusCode, body } = await gateway.server.inject({ method: 'POST', url, headers, payload: DOT });
    return [statusCode, JSON.parse(body).code];
  };
  const proof = `/wps/member/withdrawals/proof?withdrawalId=${id}`;
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'image/png'])
    expect([type, ...(await send(proof, type))]).toEqual([type, 415, 'request.contentType']);
  expect(await send('/wps/member/withdrawals', 'application/octet-stream')).toEqual([415, 'request.contentType']);
  expect((await send(proof, 'application/octet-stream'))[0]).toBe(200);
});

test('without a session no bytes of a picture are read [asvs 8.3.1]', async () => {
  const whole = await startTestGateway();
  onTestFinished(() => whole.stop());
  const strangerHeaders = [PICTURE, `Authorization: Bearer ${'x'.repeat(43)}`];
  const connection = await begins(
    Number(new URL(whole.url).port),
    '/wps/member/withdrawals/proof',
    '',
    strangerHeaders,
  );
  await expect.poll(() => connection.said).toContain('session.ended');
  expect(connection.said).toMatch(/^HTTP\/1.1 401 /);
});

test('a slow upload blocks no other player', async () => {
  await gateway.server.listen({ port: 0, host: '127.0.0.1' });
  const player = await payee(gateway);
  const { id } = await disbursed(gateway, player);
  const own = `Authorization: Bearer ${await openSession(gateway.ctx, gateway.ctx.db, player.id)}`;
  const path = `/wps/member/withdrawals/proof?withdrawalId=${id}`;
  const trickles = () => begins(portOf(gateway.server), path, 'A', [PICTURE, own]);
  let heads = 0;
  gateway.server.server.on('request', () => {
    heads += 1;
  });
  const slow = await Promise.all([trickles(), trickles(), trickles()]);
  await expect.poll(() => heads).toBe(slow.length);
  await player.client.uploadProof({ withdrawalId: id, image: PIXEL });
  expect(slow.map(({ said }) => said)).toEqual(['', '', '']);
  // Each still gets its response in time.
  for (const { socket } of slow) socket.write('A'.repeat(3_999));
  for (const connection of slow) await expect.poll(() => connection.said).toMatch(/^HTTP\/1.1 415 .*upload.kind/s);
});

test('an upload may take as long as the page waits; other bodies time out, slow responses do not', async () => {
  const server = createServer(readConfig({ LOG_LEVEL: 'silent' }), { timeout: 300 });
  server.post('/small', async () => ({}));
  const moments = new EventEmitter();
  const isSlow = once(moments, 'slow');
  const isLarge = once(moments, 'large');
  server.get('/slow', async () => {
    const answered = once(moments, 'answer');
    moments.emit('slow');
    await answered;
    return {};
  });
  server.post(
    '/large',
    { config: { picture: true } },
    async ({ body }) => body instanceof Spooled && body.close().then(() => ({})),
  );
  server.addHook('onRequest', async ({ url }) => void (url === '/large' && moments.emit('large')));
  await server.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  const slow = fetch(`http://127.0.0.1:${portOf(server)}/slow`);
  await isSlow;
  const large = await begins(portOf(server), '/large', 'A'.repeat(12), [PICTURE]);
  await isLarge;
  // Starts last, so the others have been uploading for longer when it is cut off.
  const small = await begins(portOf(server), '/small', '{"image":"');
  await expect.poll(() => small.said).toMatch(/^HTTP\/1.1 408 .*request.malformed/s);
  moments.emit('answer');
  expect((await slow).status).toBe(200);
  expect(large.said).toBe('');
  large.socket.write('A'.repeat(4_000 - 12));
  await expect.poll(() => large.said).toMatch(/^HTTP\/1.1 200 /);
  expect(server.server.requestTimeout).toBeGreaterThanOrEqual(SETTINGS.uploadTimeout);
});

test('a disk error during an upload returns 503 [asvs 16.5.1]', async () => {
  const player = await payee(gateway);
  const { id } = await disbursed(gateway, player);
  const token = await openSession(gateway.ctx, gateway.ctx.db, player.id);
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('TMPDIR', '/nowhere');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
  const url = `/wps/member/withdrawals/proof?withdrawalId=${id}`;
  const { statusCode, body } = await gateway.server.inject({ method: 'POST', url, headers, payload: DOT });
  expect([statusCode, body.includes('/nowhere')]).toEqual([503, false]);
});
