/** @module-tag extended */

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints';
import { type ContractShape, contractShape } from './shape';

const BUILDS = 'src/contract/platform/release.ts';
const FIXTURE = 'tests/contract/release/fixture.json';
const PACKAGE = { name: 'maidan', version: '0.1.0' };
const settingsTable = (...names: string[]) => names.map((name) => `| \`${name}\` | a setting |`).join('\n');

/** A repository with a release and commits after it. */
function repository(shape: ContractShape) {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const commit = (...messages: string[]) => {
    git('add', '.');
    git('commit', '--quiet', ...messages.flatMap((message) => ['--message', message]));
  };
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  git('init', '--quiet');
  git('config', 'user.email', 'rupa@example.test');
  git('config', 'user.name', 'Rupa');
  write('package.json', JSON.stringify(PACKAGE, null, 2));
  write('package-lock.json', JSON.stringify({ ...PACKAGE, packages: { '': PACKAGE, kite: PACKAGE } }, null, 2));
  write(BUILDS, "export const RELEASE: string = '0.1.0';\n");
  write('.github/SECURITY.md', 'Write to us.');
  write('src/gateway/SETTINGS.md', settingsTable('PORT', 'OLD_PORT'));
  commit('all: begin');
  write(FIXTURE, JSON.stringify({ version: '0.1.0', commit: git('rev-parse', 'HEAD'), endpoints: shape }));
  write('src/gateway/SETTINGS.md', settingsTable('PORT', 'OPS_PORT'));
  write('src/gateway/migrations/0900-kites.sql', 'select 1;');
  commit('gateway: add kites', 'Upgrade: stop the kites first.');
  const release = (step: string) =>
    spawnSync(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), resolve('tests/contract/release/cli.ts'), step],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
  return { git, write, read, release };
}

test('a release is committed and tagged with its notes, version and fixture [own.release.notes]', () => {
  const { git, read, release } = repository({});
  expect(release('minor')).toMatchObject({ status: 0, stderr: '' });
  expect([git('tag'), git('log', '-1', '--format=%s'), git('status', '--porcelain')]).toEqual([
    'v0.2.0',
    'release: 0.2.0',
    '',
  ]);
  for (const note of ['stop the kites first.', '`0900-kites`', '`OPS_PORT`', '`OLD_PORT`', 'add kites'])
    expect(read('.github/CHANGELOG.md')).toContain(note);
  const { version, packages } = JSON.parse(read('package-lock.json'));
  expect([JSON.parse(read('package.json')).version, version, packages[''].version]).toEqual(Array(3).fill('0.2.0'));
  expect(packages.kite.version).toBe('0.1.0');
  expect(read(BUILDS)).toContain("'0.2.0'");
  expect(JSON.parse(read(FIXTURE))).toMatchObject({ version: '0.2.0', endpoints: contractShape(endpoints) });
});

test('the next release starts at the tag of the last one [own.release.notes]', () => {
  const { git, write, read, release } = repository({});
  release('minor');
  write('kite.txt', 'a kite');
  git('add', '.');
  git('commit', '--quiet', '--message', 'portal: show kites');
  expect(release('patch').status).toBe(0);
  const [newest = ''] = read('.github/CHANGELOG.md').split('## 0.2.0');
  expect(newest).toContain('## 0.2.1');
  expect(newest).toContain('show kites');
  expect(newest).not.toContain('add kites');
});

test('a release that breaks portals of the last one is rejected unless it is a major one [own.release.notes own.contract.release]', () => {
  const { git, release } = repository({ fly: { call: 'POST /wps/kite', request: {}, response: {} } });
  const { status, stderr } = release('minor');
  expect([status, stderr]).toEqual([1, expect.stringContaining('fly: POST /wps/kite is gone')]);
  expect([git('tag'), git('status', '--porcelain')]).toEqual(['', '']);
  expect(release('major').status).toBe(0);
  expect(git('tag')).toBe('v1.0.0');
});

test('uncommitted changes and unknown steps are rejected [own.release.notes]', () => {
  const { write, release } = repository({});
  expect(release('huge').stderr).toContain('major|minor|patch');
  write('kite.txt', 'a kite');
  expect(release('minor').stderr).toContain('Commit or remove your changes first.');
});
