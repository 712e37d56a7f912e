/** @module-tag extended */

import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dataFolder, end, preparedCopy } from '../../harness/process';

const STUDIO = { STUDIO_DIR: 'dist/studio' };

/** Process ids of the studios started by a process. */
const studiosOf = (pid: number | undefined) =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === pid && args.join(' ').includes('studio/main.js'))
    .map(([own]) => Number(own));
const isThere = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

type Started = Awaited<ReturnType<ReturnType<typeof dataFolder>['start']>>;
/** Origin that a gateway's pages may frame. */
const framed = async ({ call }: Pick<Started, 'call'>) =>
  /frame-src (\S+)$/.exec((await call('/healthz')).headers.get('content-security-policy') ?? '')?.[1] ?? '';
const isWell = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('the studio starts with the gateway on its own database, restarts when it dies, and ends with it', async () => {
  const folder = await preparedCopy();
  onTestFinished(() => folder.clear());
  const gateway = await folder.start(STUDIO);
  const origin = await framed(gateway);
  expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await isWell(origin)).toBe(true);
  const [first = 0, ...others] = studiosOf(gateway.child.pid);
  expect(others).toEqual([]);

  process.kill(first, 'SIGKILL');
  await expect.poll(() => studiosOf(gateway.child.pid).filter((pid) => pid !== first).length).toBe(1);
  await expect.poll(() => isWell(origin)).toBe(true);
  expect(await framed(gateway)).toBe(origin);

  const [second = 0] = studiosOf(gateway.child.pid);
  await end(gateway.child, 'SIGTERM');
  expect(isThere(second)).toBe(false);
  expect(await isWell(origin)).toBe(false);

  // A later start finds its own data; when killed, it leaves no studio behind.
  const later = await folder.start(STUDIO);
  const [third = 0] = studiosOf(later.child.pid);
  await end(later.child, 'SIGKILL');
  await expect.poll(() => isThere(third)).toBe(false);
});

test('every demo creates its own signing key, readable only by its owner', async () => {
  const keys: string[] = [];
  for (const folder of [dataFolder(), dataFolder()]) {
    onTestFinished(() => folder.clear());
    await end((await folder.start()).child, 'SIGTERM');
    const file = join(folder.dataDir, 'studio.json');
    expect(statSync(file).mode & 0o077).toBe(0);
    keys.push(JSON.parse(readFileSync(file, 'utf8')).maidanlab.secret);
  }
  expect(new Set(keys).size).toBe(2);
});

test('without a studio, no page may frame another origin', async () => {
  const folder = await preparedCopy();
  onTestFinished(() => folder.clear());
  const gateway = await folder.start();
  expect(await framed(gateway)).toBe('');
  expect(gateway.log()).toContain('lab.missing');
});
