/** @module-tag extended */

import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { OWNER, urlOf } from '../../../src/gateway/platform/embedded-postgres/admission';
import { chooseClothes } from '../../../src/gateway/platform/embedded-postgres/binaries';
import { placeCluster } from '../../../src/gateway/platform/embedded-postgres/cluster';
import { playerAt, tokenOf } from '../harness/player';
import { ask } from '../harness/postgres';
import { dataFolder, end, preparedCopy, printed, spawnGateway } from '../harness/process';

let folder: Awaited<ReturnType<typeof preparedCopy>>;
beforeAll(async () => {
  folder = await preparedCopy();
});
afterEach(() => folder.halt());
afterAll(() => folder.clear());

/** Address of the PostgreSQL that runs on the folder. */
const ownUrl = () => urlOf(placeCluster(folder.dataDir, '', chooseClothes()), OWNER);

test('starts without data and prints the first steps; the next start creates nothing', async () => {
  const empty = dataFolder();
  const first = await empty.start();
  expect(first.out).toContain('/demo/outbox');
  for (const name of ['player', 'agent', 'downline', 'firsttime', 'expired', 'default'])
    expect(first.out).toContain(`  ${name} `);
  expect(statSync(join(empty.dataDir, 'ops.token')).mode & 0o777).toBe(0o600);
  await first.ops('flag', ['SLIDEVERIF', 'off']);
  const { status, logIn } = playerAt(first.url);
  const token = tokenOf((await logIn(await status(), 'player', 'Shapla#2026')).reply) ?? '';
  const cluster = () => statSync(join(empty.dataDir, 'postgres', 'PG_VERSION')).mtimeMs;
  const made = cluster();
  expect(await end(first.child, 'SIGTERM')).toBe(0);
  const again = await empty.start();
  expect(await playerAt(again.url).isIn(token)).toBe(true);
  expect(cluster()).toBe(made);
  await empty.clear();
});

/** Returns whether a port is open; all of 127/8 is local, but only 127.0.0.1 is the intended loopback. */
const answers = (host: string, url: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(Number(new URL(url).port), host);
    socket.once('connect', () => done(true)).once('error', () => done(false));
    socket.once('connect', () => socket.destroy());
  });

test('by default only this machine reaches the gateway and the demo’s payment provider', async () => {
  const unsaid = await folder.start({ HOST: '' });
  const payments = /payment provider: (\S+)/.exec(unsaid.out)?.[1] ?? '';
  for (const url of [unsaid.url, payments]) {
    expect(await answers('127.0.0.1', url)).toBe(true);
    expect(await answers('127.0.0.2', url)).toBe(false);
  }
  await end(unsaid.child, 'SIGTERM');
  const publicGateway = await folder.start({ HOST: '0.0.0.0' });
  expect(await answers('127.0.0.2', publicGateway.url)).toBe(true);
  expect(await answers('127.0.0.1', publicGateway.opsUrl)).toBe(true);
  expect(await answers('127.0.0.2', publicGateway.opsUrl)).toBe(false);
});

test('without the demo, refuses to start on a demo database and explains how to proceed [asvs 6.3.2]', async () => {
  const { child } = spawnGateway({ DATA_DIR: folder.dataDir, DEMO: 'off' });
  let err = '';
  child.stderr?.on('data', (data) => {
    err += data;
  });
  // It would print its address.
  const opened = once(child.stdout ?? child, 'data').then(() => end(child, 'SIGKILL'));
  await Promise.race([once(child, 'close'), opened]);
  expect(err).toMatch(/^maidan: DEMO: [^\n]*DEMO=on[^\n]*DATA_DIR[^\n]*DATABASE_URL[^\n]*\n$/);
  expect([child.exitCode, folder.postgres()]).toEqual([1, null]);
  expect((await (await folder.start()).call('/readyz')).status).toBe(200);
});

test('a graceful stop finishes running calls, stops PostgreSQL and removes the discovery file', async () => {
  const gateway = await folder.start();
  const holder = new pg.Client({ connectionString: ownUrl() });
  await holder.connect();
  await holder.query('begin; lock table faults');
  const running = gateway.call('/wps/system/countries');
  const waiting = `select from pg_stat_activity where datname = 'maidan' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await ask(ownUrl(), waiting)).length).toBe(1);
  const pid = folder.postgres();
  const ended = end(gateway.child, 'SIGTERM');
  await printed(gateway, /gateway\.stopping/);
  await holder.query('rollback');
  await holder.end();
  expect(await ended).toBe(0);
  expect(await running).toMatchObject({ status: 200, reply: { success: true } });
  expect(pid).not.toBeNull();
  expect(folder.postgres()).toBeNull();
  expect(existsSync(join(folder.dataDir, 'gateway.json'))).toBe(false);
});

test('after kill -9 of the gateway, the next start takes over its PostgreSQL and finally stops it', async () => {
  const killed = await folder.start();
  await killed.ops('region', ['block', 'XX']);
  await end(killed.child, 'SIGKILL');
  const left = folder.postgres();
  expect(left).not.toBeNull();
  const next = await folder.start();
  expect(folder.postgres()).toBe(left);
  expect(await end(next.child, 'SIGTERM')).toBe(0);
  expect(folder.postgres()).toBeNull();
});

test('after kill -9 of PostgreSQL, it restarts and the gateway continues', async () => {
  const gateway = await folder.start();
  process.kill(folder.postgres() ?? 0, 'SIGKILL');
  await expect.poll(async () => (await gateway.call('/wps/system/status')).status).toBe(200);
  expect(gateway.child.exitCode).toBeNull();
  expect(gateway.log()).toContain('database.restarted');
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await gateway.call('/wps/system/status')).status),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('after kill -9 of both, the gateway starts again', async () => {
  const gateway = await folder.start();
  const pid = folder.postgres() ?? 0;
  gateway.child.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await once(gateway.child, 'exit');
  expect((await (await folder.start()).call('/readyz')).status).toBe(200);
});

test('two gateways share a folder; the last to stop stops PostgreSQL', async () => {
  const gateway = await folder.start();
  const other = await folder.start();
  expect(new Set([gateway.url, gateway.opsUrl, other.url, other.opsUrl]).size).toBe(4);
  await end(gateway.child, 'SIGTERM');
  expect((await other.call('/readyz')).status).toBe(200);
  expect(JSON.parse(readFileSync(join(folder.dataDir, 'gateway.json'), 'utf8'))).toMatchObject({ ops: other.opsUrl });
  await end(other.child, 'SIGTERM');
  expect(folder.postgres()).toBeNull();
});

test('gateways started concurrently on a folder each print their own addresses', async () => {
  const gateways = await Promise.all([folder.start(), folder.start(), folder.start()]);
  expect(new Set(gateways.flatMap(({ url, opsUrl }) => [url, opsUrl])).size).toBe(6);
  for (const { url } of gateways) expect(await answers('127.0.0.1', url)).toBe(true);
  for (const { opsUrl } of gateways) expect(await answers('127.0.0.1', opsUrl)).toBe(true);
});

test('npm run ops finds the gateway by its folder, prints JSON and reports errors by exit code', async () => {
  const ops = (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: folder.dataDir };
    try {
      return {
        code: 0,
        out: execFileSync(process.execPath, ['src/gateway/cli/ops.mjs', ...args], { env, stdio: 'pipe' }).toString(),
      };
    } catch (error) {
      if (!(error instanceof Error && 'status' in error && 'stderr' in error)) throw error;
      return { code: error.status, out: String(error.stderr) };
    }
  };
  expect(ops('flag', 'SLIDEVERIF', 'off', '--reason', 'x')).toMatchObject({
    code: 1,
    out: expect.stringContaining('no gateway runs'),
  });
  const gateway = await folder.start();
  await gateway.call('/wps/captcha');
  expect(ops()).toMatchObject({ code: 2, out: expect.stringContaining('a command is needed') });
  expect(ops('flag', '--nonsense')).toMatchObject({ code: 2 });
  expect(ops('flag', 'SLIDEVERIF', 'off')).toMatchObject({
    code: 1,
    out: expect.stringContaining('--reason is needed'),
  });
  expect(ops('flag', 'SLIDEVERIF', 'off', '--reason', 'x')).toEqual({ code: 0, out: 'done\n' });
  expect(ops('flag', 'NOTHING', 'off', '--reason', 'x')).toMatchObject({
    code: 1,
    out: expect.stringContaining('[system.unknownModule]'),
  });
  expect(ops('maintenance', 'on', '--until', '2099-01-01T00:00:00Z', '--reason', 'x')).toMatchObject({ code: 0 });
  expect(JSON.parse(ops('challenges').out)).toMatchObject([{ kind: 'captcha' }]);
  await gateway.ops('maintenance', ['off']);
});

test('npm run ops uses the given token and writes private files without overwriting', async () => {
  const gateway = await folder.start();
  const out = join(folder.dataDir, 'pictures');
  const ops = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, ['src/gateway/cli/ops.mjs', ...args], {
      env: { ...process.env, DATA_DIR: folder.dataDir, ...env },
      encoding: 'utf8',
    });
  const { token } = JSON.parse(ops({}, 'operators', 'add', 'rupa', 'support', '--reason', 'x').stdout);
  const OPS_TOKEN_FILE = join(folder.dataDir, 'rupa.token');
  expect(ops({ OPS_TOKEN_FILE }, 'suspense')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('cannot be read'),
  });
  writeFileSync(OPS_TOKEN_FILE, `${token}\n`, { mode: 0o600 });
  expect(ops({ OPS_TOKEN_FILE }, 'credit', 'player', '1.00', '--reason', 'x').stderr).toContain('[ops.role]');
  await gateway.ops('fixture', ['withdrawalNotReceived']);
  const open: { number: string; state: string }[] = JSON.parse(ops({ OPS_TOKEN_FILE }, 'withdrawals', 'list').stdout);
  const opsArgs = ['withdrawals', 'proofs', open.find(({ state }) => state === 'notReceived')?.number ?? ''];
  expect(ops({ OPS_TOKEN_FILE }, ...opsArgs)).toMatchObject({ status: 2, stderr: expect.stringContaining('--out') });
  const { files } = JSON.parse(ops({ OPS_TOKEN_FILE }, ...opsArgs, '--out', out).stdout);
  expect(files).toEqual([join(out, `${opsArgs[2]}-1.png`)]);
  expect([statSync(files[0]).mode & 0o777, statSync(out).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(ops({ OPS_TOKEN_FILE }, ...opsArgs, '--out', out)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is there already'),
  });
});

test('a port in use stops the start with one line, and PostgreSQL with it', async () => {
  const { url } = await folder.start();
  const other = await preparedCopy();
  const { child } = spawnGateway({ DATA_DIR: other.dataDir, PORT: new URL(url).port });
  let err = '';
  child.stderr?.on('data', (data) => {
    err += data;
  });
  await once(child, 'close');
  expect(err).toMatch(/^maidan: [^\n]*another program uses this PORT\n$/);
  expect(other.postgres()).toBeNull();
  await other.clear();
});

test('answers invalid HTTP with the envelope and closes the connection [asvs 4.2.1]', async () => {
  const { url } = await folder.start();
  for (const [sent, status] of [
    ['NONSENSE\r\n\r\n', 400],
    [
      'POST /wps/session/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
  ] as const) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => undefined);
    socket.write(sent);
    await once(socket, 'close');
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
      success: false,
      code: expect.stringMatching(/^request\./),
    });
  }
});
