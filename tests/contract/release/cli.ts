import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { endpoints } from '../../../src/contract/endpoints';
import { breaksOf } from './breaks';
import { type Commit, nextVersion, STEPS, sectionOf, withSection } from './changelog';
import { type ContractShape, contractShape } from './shape';

/**
 * `npm run release -- major|minor|patch`: writes the version, the changelog with upgrade notes and the fixture of the
 * contract, commits them and tags the commit. It pushes nothing.
 */
const FIXTURE = 'tests/contract/release/fixture.json';
const CHANGELOG = '.github/CHANGELOG.md';
const BUILDS = 'src/contract/platform/release.ts';
const SETTINGS = 'src/gateway/SETTINGS.md';
const MIGRATIONS = 'src/gateway/migrations';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 }).trim();
const readText = (file: string) => readFileSync(file, 'utf8');
type Release = { version: string; commit: string; endpoints: ContractShape };

/** Commit of the last release: its tag, or the fixture's for the first. */
function lastRelease(fixture: Release): string {
  const tag = `v${fixture.version}`;
  return git('tag', '--list', tag) === '' ? fixture.commit : tag;
}

function commitsSince(release: string): Commit[] {
  const log = git('log', '--no-merges', '--reverse', '--format=%h%x1f%s%x1f%b%x1e', `${release}..HEAD`);
  return log.split('\x1e').flatMap((entry) => {
    const [hash = '', subject = '', body = ''] = entry.trim().split('\x1f');
    return subject === '' ? [] : [{ hash, subject, body }];
  });
}

const settingsIn = (table: string) => [...table.matchAll(/^\| `([A-Z_]+)`/gm)].flatMap(([, name]) => name ?? []);

/** Changes of files that an upgrade meets. */
function upgradeOf(release: string) {
  const added = git('diff', '--name-only', '--diff-filter=A', release, 'HEAD', '--', `${MIGRATIONS}/0*.sql`);
  const before = settingsIn(git('show', `${release}:${SETTINGS}`));
  const now = settingsIn(readText(SETTINGS));
  return {
    migrations: added.split('\n').flatMap((file) => /([^/]+)\.sql$/.exec(file)?.[1] ?? []),
    settings: {
      added: now.filter((name) => !before.includes(name)),
      removed: before.filter((name) => !now.includes(name)),
    },
  };
}

/** Replaces the version of the package, which its lock file has twice, and that of the builds. */
function writeVersion(from: string, to: string) {
  for (const [file, times, written] of [
    ['package.json', 1, (version: string) => `"version": "${version}"`],
    ['package-lock.json', 2, (version: string) => `"version": "${version}"`],
    [BUILDS, 1, (version: string) => `RELEASE: string = '${version}'`],
  ] as const) {
    let left: number = times;
    const text = readText(file).replaceAll(written(from), (found) => {
      left -= 1;
      return left >= 0 ? written(to) : found;
    });
    writeFileSync(file, text);
  }
}

function release(step: string | undefined): void {
  const chosen = STEPS.find((known) => known === step);
  if (!chosen) throw new Error('usage: npm run release -- major|minor|patch');
  if (git('status', '--porcelain') !== '') throw new Error('Commit or remove your changes first.');
  const fixture: Release = JSON.parse(readText(FIXTURE));
  const current = contractShape(endpoints);
  const faults = breaksOf(fixture.endpoints, current);
  if (faults.length > 0 && chosen !== 'major')
    throw new Error(`Portals of ${fixture.version} cannot use this gateway:\n${faults.join('\n')}`);
  const { version: from }: { version: string } = JSON.parse(readText('package.json'));
  const version = nextVersion(from, chosen);
  const last = lastRelease(fixture);
  const day = new Date().toISOString().slice(0, 10);
  const section = sectionOf({ version, day, commits: commitsSince(last), ...upgradeOf(last) });
  writeFileSync(CHANGELOG, withSection(existsSync(CHANGELOG) ? readText(CHANGELOG) : '', section));
  const content: Release = { version, commit: git('rev-parse', 'HEAD'), endpoints: current };
  writeFileSync(FIXTURE, `${JSON.stringify(content, null, 2)}\n`);
  writeVersion(from, version);
  git('add', CHANGELOG, FIXTURE, BUILDS, 'package.json', 'package-lock.json');
  git('commit', '--quiet', '--message', `release: ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Maidan ${version}`);
  console.log(`v${version}: ${CHANGELOG} and ${FIXTURE} are committed. Push with: git push --follow-tags`);
}

try {
  release(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
