/** @module-tag extended */

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackup } from '../../../../src/gateway/platform/embedded-postgres/backup';
import { RestoreError, restoreBackup } from '../../../../src/gateway/platform/embedded-postgres/restore';
import { ACCOUNTS, type Load, logInAll, startLoad } from '../../../cluster/load';
import { startTestGateway } from '../../harness/gateway';
import { ask } from '../../harness/postgres';
import { dataFolder, end } from '../../harness/process';
import {
  backedUpFolder,
  clear,
  emptyFolder,
  LOADED,
  ownerUrlOf,
  readSome,
  runOps,
  runRestore,
  writeAll,
} from './support';

let folder: Awaited<ReturnType<typeof backedUpFolder>>;
let gateway: Awaited<ReturnType<typeof folder.start>>;
let load: Load;
let files: string;
beforeAll(async () => {
  folder = await backedUpFolder();
  files = emptyFolder();
  gateway = await folder.start(LOADED);
  for (const account of ACCOUNTS) await gateway.ops('credit', [account, '1000.00']);
  load = await startLoad(gateway.url, await logInAll(gateway.url));
});
afterAll(async () => {
  await load.stop();
  await folder.clear();
  clear(files);
});

/** Moves after which the load has gone on for a while. */
const SOME = 30;
const moreMoves = (count: number) => {
  const target = load.acknowledged.length + count;
  return expect.poll(() => load.acknowledged.length).toBeGreaterThanOrEqual(target);
};
const backupPath = (name: string) => join(files, name);
const slots = () => ask(ownerUrlOf(folder.dataDir), 'select slot_name from pg_replication_slots');
const acts = () =>
  ask(
    ownerUrlOf(folder.dataDir),
    `select operator, outcome, reason from operator_acts where command = 'backup' order by id`,
  );

test('a backup under load has all acknowledged before its end, and verifies [own.backup.consistent]', async () => {
  await moreMoves(SOME);
  const stream = await startBackup(folder.dataDir);
  const first = await readSome(stream, 1_000_000);
  // The backup waits for its reader, so these are acknowledged while files are copied.
  await moreMoves(SOME);
  const acknowledged = load.acknowledged.map(({ key }) => key);
  await writeAll(backupPath('loaded'), first, stream);
  expect(await slots()).toEqual([]);

  const restored = dataFolder(emptyFolder());
  const result = await runRestore(restored.dataDir, backupPath('loaded'));
  expect(result).toMatchObject({ code: 0, err: '' });
  expect(result.out).toMatch(/^The backup of .* was restored to .*Start the gateway\.\n$/);
  const next = await restored.start(LOADED);
  const rows = await ask<{ key: string }>(
    ownerUrlOf(restored.dataDir),
    `select split_part(idempotency_key, ':', 3) as key from ledger_transfers where kind = 'transfer'`,
  );
  const saved = new Set(rows.map(({ key }) => key));
  expect(acknowledged.filter((key) => !saved.has(key))).toEqual([]);
  expect((await next.ops('ledger', ['verify'])).reply).toMatchObject({ success: true, value: { problems: [] } });
  // The demo's studio has its database in the same PostgreSQL.
  expect(await ask(ownerUrlOf(restored.dataDir, 'postgres'), 'select datname from pg_database order by 1')).toEqual(
    await ask(ownerUrlOf(folder.dataDir, 'postgres'), 'select datname from pg_database order by 1'),
  );
  await end(next.child, 'SIGTERM');
  await restored.clear();
});

test('the command writes a private file of its own, and is recorded [own.backup.owners]', async () => {
  const path = backupPath('by-command');
  const { code, out } = await runOps(folder.dataDir, 'backup', path, '--reason', 'daily');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ file: path, bytes: statSync(path).size });
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await acts()).toEqual([{ operator: 'admin', outcome: 'done', reason: 'daily' }]);
  const again = await runOps(folder.dataDir, 'backup', path, '--reason', 'daily');
  expect([again.code, again.err]).toEqual([2, `ops: there is a file ${path} already\n`]);
  expect(await runOps(folder.dataDir, 'backup', backupPath('unexplained'))).toMatchObject({ code: 1 });
  expect(readdirSync(files).filter((name) => /partial|unexplained/.test(name))).toEqual([]);
});

test('a backup that breaks off leaves no slot and no file, and the next one runs [own.backup.consistent]', async () => {
  const stream = await startBackup(folder.dataDir);
  await readSome(stream, 100_000);
  const second = await runOps(folder.dataDir, 'backup', backupPath('second'), '--reason', 'daily');
  expect(second).toMatchObject({
    code: 1,
    err: 'ops: A backup is running. Wait until it has ended. [ops.backupRunning]\n',
  });
  stream.destroy();
  await expect.poll(slots).toEqual([]);
  expect(await runOps(folder.dataDir, 'backup', backupPath('third'), '--reason', 'daily')).toMatchObject({ code: 0 });
  expect(readdirSync(files).filter((name) => /partial|second/.test(name))).toEqual([]);
});

test('restoring rejects damaged and incomplete backups, and leaves nothing behind [own.backup.verified]', async () => {
  const stream = await startBackup(folder.dataDir);
  await writeAll(backupPath('whole'), await readSome(stream, 1), stream);
  const whole = readFileSync(backupPath('whole'));
  const middle = Math.floor(whole.length / 2);
  const flipped = (bytes: Buffer, at: number) => {
    const copy = Buffer.from(bytes);
    copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
    return copy;
  };
  const plain = gunzipSync(whole);
  // Beyond the header of the first file, which is the password.
  const damages = {
    cut: whole.subarray(0, whole.length - 5),
    halved: whole.subarray(0, middle),
    flipped: flipped(whole, middle),
    'changed inside': gzipSync(flipped(plain, 520), { level: 1 }),
    'without its list': gzipSync(plain.subarray(0, plain.length - plain.length / 2 - 1), { level: 1 }),
    'no archive': Buffer.from('a text'),
  };
  const target = emptyFolder();
  for (const [name, bytes] of Object.entries(damages)) {
    writeFileSync(backupPath(name), bytes);
    const failure = await restoreBackup(backupPath(name), target, 10).catch((error) => error);
    expect([name, failure instanceof RestoreError && failure.message]).toEqual([
      name,
      expect.stringMatching(/is damaged or incomplete: /),
    ]);
    expect(readdirSync(target)).toEqual([]);
  }
  clear(target);
});

test('restoring needs an empty data folder and the embedded database [own.backup.verified]', async () => {
  const target = emptyFolder();
  writeFileSync(join(target, 'gateway.json'), '{}');
  const taken = await runRestore(target, backupPath('whole'));
  expect([taken.code, taken.err]).toEqual([1, expect.stringMatching(/^maidan: [^\n]* is not empty: [^\n]*\n$/)]);
  expect(readdirSync(target)).toEqual(['gateway.json']);
  const elsewhere = { DATABASE_URL: 'postgres://127.0.0.1/none' };
  expect(await runRestore(target, backupPath('whole'), elsewhere)).toMatchObject({
    code: 1,
    err: 'maidan: DATABASE_URL is set: restore that database by its own tools\n',
  });
  expect(await runRestore(emptyFolder(), backupPath('missing'))).toMatchObject({ code: 1 });
  clear(target);
});

test('on a server of the operator’s own, the command names its tool [own.backup.owners]', async () => {
  const other = await startTestGateway();
  expect(await other.ops('backup')).toMatchObject({
    status: 409,
    reply: { code: 'ops.backupElsewhere', message: expect.stringMatching(/pgBackRest/) },
  });
  await other.stop();
});
