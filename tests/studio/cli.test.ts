import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GAME_IDS } from '../../src/studio/catalogue/entries';
import { prove } from '../../src/studio/fair/prove';
import { commitment } from '../../src/studio/fair/stream';
import { share } from '../../src/studio/games/fraction';
import { run as simulateCommand } from '../../src/studio/simulate/command';
import { simulate, strategiesOf } from '../../src/studio/simulate/rounds';
import { run } from '../../src/studio/verify/command';

const studio = (args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/studio/cli.ts', ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

const serverSeed = '5a'.repeat(32);
const source = {
  game: 'lab-dice',
  version: 1,
  serverSeed,
  commitment: commitment(serverSeed),
  clientSeed: 'river',
  nonce: 3,
} as const;
const acts = [{ act: 'roll', target: 95 }];
const payout = `${share(prove({ ...source, acts }).pays, 100n)}`.padStart(3, '0').replace(/(..)$/, '.$1');
const proof = { ...source, acts, stake: '1.00', payout };

/** Runs the command in this process; returns its exit code and output. */
async function verified(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'proof.json');
  writeFileSync(file, text);
  let stdout = '';
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    stdout += chunk;
    return true;
  });
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const status = await run([file]);
  for (const spy of [written, errors]) spy.mockRestore();
  return { status, stdout };
}

test('verify: exits with 0 for a valid proof, 1 for an invalid one and 2 for malformed input', async () => {
  const right = await verified(JSON.stringify(proof));
  expect([right.status, right.stdout]).toEqual([0, expect.stringContaining('is the one that was promised')]);
  const paidWrong = studio(['verify', '-'], JSON.stringify({ ...proof, payout: '777.00' }));
  expect([paidWrong.status, paidWrong.stdout]).toEqual([1, expect.stringContaining('NOT as it follows')]);
  const otherSeed = await verified(JSON.stringify({ ...proof, commitment: commitment('00'.repeat(32)) }));
  expect([otherSeed.status, otherSeed.stdout]).toEqual([1, expect.stringContaining('IS NOT the one')]);
  expect((await verified('{"game":"lab-dice"}')).status).toBe(2);
});

test('odds: prints results with exact fractions, as text and as JSON; rejects an unknown game', {
  tags: ['extended'],
}, () => {
  const rows: { game: string; result: string; ways: string; of: string; pays: string; return: string }[] = JSON.parse(
    studio(['odds', '--json']).stdout,
  );
  expect(rows).toContainEqual(
    expect.objectContaining({
      game: 'lab-reels',
      result: 'kite',
      ways: '1',
      of: '8000',
      pays: '300',
      return: '3807/4000',
    }),
  );
  expect(studio(['odds', 'lab-wheel']).stdout).toContain('gives back 23/24 (0.9583)');
  expect(studio(['odds', 'lab-nothing']).status).toBe(2);
});

test('lists the commands without one, and exits with 2 for an unknown one', { tags: ['extended'] }, () => {
  expect(studio([])).toMatchObject({ status: 0, stderr: expect.stringMatching(/odds[\s\S]*verify/) });
  expect(studio(['no-such']).status).toBe(2);
});

test('simulate: every strategy returns within four standard errors of the exact value', {
  tags: ['extended'],
}, async () => {
  const lines: string[] = [];
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    lines.push(String(chunk));
    return true;
  });
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const status = await simulateCommand(['--rounds=2000']);
  const unknown = await simulateCommand(['lab-nothing']);
  for (const spy of [written, errors]) spy.mockRestore();
  expect([status, unknown]).toEqual([0, 2]);
  expect(new Set(lines.map((line) => line.split(' ')[0]))).toEqual(new Set(GAME_IDS));
  expect(lines.find((line) => line.startsWith('lab-lines'))).toMatch(/exact 0\.962677/);
});

test('simulate: detects a game that pays differently from its table', () => {
  const [strategy] = strategiesOf('lab-dice');
  if (!strategy) throw new Error('no strategy');
  expect(Math.abs(simulate(strategy, 2_000, () => 0).errors)).toBeGreaterThan(4);
});
