import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { isAllowed, licenceOf } from './licences';
import { allLocked, direct, ownManifest } from './lock';
import { readTable } from './table';

const all = allLocked();
const rows = readTable();

test('the table matches the lock file; after a change run npm run packages', () => {
  const inTable = rows.map(({ name, version, use, licence }) => `${name} ${version} ${use} ${licence}`);
  expect(inTable).toEqual(
    direct(all).map((entry) => `${entry.name} ${entry.version} ${entry.use} ${licenceOf(entry)}`),
  );
});

test('each row has its release dates, the date of the query, and its advisories', () => {
  for (const row of rows) {
    for (const day of [row.released, row.since, row.asked])
      expect([row.name, day]).toEqual([row.name, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
    // A version with a known advisory needs its reason here.
    expect([row.name, row.advisories]).toEqual([row.name, expect.stringMatching(/^(none known|not asked)$/)]);
  }
});

test('every package, direct or transitive, has an allowed licence', () => {
  expect(all.filter((locked) => !isAllowed(locked)).map((locked) => `${locked.name} ${licenceOf(locked)}`)).toEqual([]);
});

/** Biome binaries for other platforms: our registry mirror lacks these versions, so their hashes are unknown. */
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

test('every package has an integrity hash, except eight Biome binaries for other platforms', () => {
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

test('a first start installs every import of src, and runs no script of ours', () => {
  const { devDependencies, scripts } = ownManifest();
  const files = globSync(['src/**/*.{ts,tsx,mjs}', 'vite.config.ts', 'lingui.config.ts']);
  const imported = files.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type\b).*from '([^'.][^']*)'/gm),
  ]);
  const names = imported.map(([, name = '']) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
  expect(names.filter((name) => Object.hasOwn(devDependencies, name))).toEqual([]);
  // npm runs these hooks after an install; `dependencies` once queried the registry about each package.
  const hooks = Object.keys(scripts).filter((name) =>
    /^(pre|post)?(dependencies|install|prepare|prepublish)$/.test(name),
  );
  expect(hooks).toEqual([]);
});

describe('isAllowed', () => {
  const may = (license: string, name = 'one') => isAllowed({ name, license });
  test('requires one of several alternative licences, and each of combined ones', () => {
    expect(['MIT', '(GPL-2.0 OR BSD-3-Clause)', 'Apache-2.0 AND MIT'].map((text) => may(text))).toEqual([
      true,
      true,
      true,
    ]);
    expect(['GPL-3.0', 'MIT AND GPL-2.0', 'UNLICENSED', 'SSPL-1.0'].map((text) => may(text))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
  test('allows the LGPL only for a linked library that can be exchanged', () => {
    expect([may('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64'), may('LGPL-3.0-or-later')]).toEqual([true, false]);
  });
  test('rejects a package without a licence', () => expect(isAllowed({ name: 'one', license: undefined })).toBe(false));
});
