import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { isAllowed, licenceOf } from './licences';
import { allLocked, direct, ownManifest } from './lock';
import { kept } from './table';

const all = allLocked();
const rows = kept();

test('the table is about what is locked: after a change, npm run packages', () => {
  const inTable = rows.map(({ name, version, use, licence }) => `${name} ${version} ${use} ${licence}`);
  expect(inTable).toEqual(direct(all).map((one) => `${one.name} ${one.version} ${one.use} ${licenceOf(one)}`));
});

test('of each it is known when it and the newest version came out, when that was asked, and what advisories there were', () => {
  for (const row of rows) {
    for (const day of [row.released, row.since, row.asked])
      expect([row.name, day]).toEqual([row.name, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
    // A version with a known advisory needs its reason here.
    expect([row.name, row.advisories]).toEqual([row.name, expect.stringMatching(/^(none known|not asked)$/)]);
  }
});

test('every package, direct or not, may be used and passed on', () => {
  expect(all.filter((one) => !isAllowed(one)).map((one) => `${one.name} ${licenceOf(one)}`)).toEqual([]);
});

/** The linter for machines that nobody here has: the registry that we can reach does not have these versions, so their hashes are not known. */
const WITHOUT = [
  'android-arm64',
  'android-x64',
  'darwin-arm64',
  'darwin-x64',
  'linux-arm64-musl',
  'linux-x64-musl',
  'win32-arm64',
  'win32-x64',
];

test('every package has a hash, which npm holds it against, but for eight that only lint elsewhere', () => {
  const without = all.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  expect(without.map(({ path }) => path)).toEqual(WITHOUT.map((platform) => `node_modules/@biomejs/cli-${platform}`));
});

test('every package comes from the public registry', () => {
  expect(
    all.filter(({ resolved = 'https://registry.npmjs.org/' }) => !resolved.startsWith('https://registry.npmjs.org/')),
  ).toEqual([]);
});

test('every package runs on the oldest Node that package.json allows', () => {
  const oldest = minVersion(ownManifest().engines.node ?? '') ?? '';
  const others = all.filter(({ engines }) => engines && 'node' in engines && !satisfies(oldest, String(engines.node)));
  expect(others.map(({ path, engines }) => `${path} ${JSON.stringify(engines)}`)).toEqual([]);
});

test('a first start installs whatever src imports, and runs no script of ours meanwhile', () => {
  const { devDependencies, scripts } = ownManifest();
  const files = globSync(['src/**/*.{ts,tsx,mjs}', 'vite.config.ts', 'lingui.config.ts']);
  const imported = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b).*from '([^'.][^']*)'/gm),
  ]);
  const names = imported.map(([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
  expect(names.filter((name) => Object.hasOwn(devDependencies, name))).toEqual([]);
  // npm runs these by itself when it has installed something; `dependencies` once asked the registry about each package.
  const hooks = Object.keys(scripts).filter((name) =>
    /^(pre|post)?(dependencies|install|prepare|prepublish)$/.test(name),
  );
  expect(hooks).toEqual([]);
});

describe('a licence', () => {
  const may = (license: string, name = 'one') => isAllowed({ name, license });
  test('is enough as one of several, and needed as each of all', () => {
    expect(['MIT', '(GPL-2.0 OR BSD-3-Clause)', 'Apache-2.0 AND MIT'].map((one) => may(one))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['GPL-3.0', 'MIT AND GPL-2.0', 'UNLICENSED', 'SSPL-1.0'].map((one) => may(one))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
  test('of a library that is linked may be the LGPL where it can be exchanged, and nowhere else', () => {
    expect([may('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'), may('LGPL-3.0-or-later')]).toEqual([true, false]);
  });
  test('is looked for where none is named', () => expect(isAllowed({ name: 'one', license: undefined })).toBe(false));
});
