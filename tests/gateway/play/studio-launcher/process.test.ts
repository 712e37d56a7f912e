/** @module-tag extended */

import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { dataFolder, end, preparedCopy } from '../../harness/process';

const STUDIO = { STUDIO_DIR: 'dist/studio' };

/** The processes of studios that one has started. */
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
/** Where the pages of a gateway say that they may frame it. */
const framed = async ({ call }: Pick<Started, 'call'>) =>
  /frame-src (\S+)$/.exec((await call('/healthz')).headers.get('content-security-policy') ?? '')?.[1] ?? '';
const isWell = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('the studio begins with the gateway on a database of its own, begins again where it was when it dies, and ends with it', async () => {
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

  // A later start finds what is its own; killed, it leaves no studio behind.
  const later = await folder.start(STUDIO);
  const [third = 0] = studiosOf(later.child.pid);
  await end(later.child, 'SIGKILL');
  await expect.poll(() => isThere(third)).toBe(false);
});

test('the key that it signs with is made by each demo, and lies where its owner alone reads it', async () => {
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

test('where there is no studio no page frames anybody', async () => {
  const folder = await preparedCopy();
  onTestFinished(() => folder.clear());
  const gateway = await folder.start();
  expect(await framed(gateway)).toBe('');
  expect(gateway.log()).toContain('lab.missing');
});
