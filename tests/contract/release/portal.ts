import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * `npm run soak -- release [<commit> [<test file> …]]`: checks that a portal which stays open or installed during an
 * upgrade works on (`own.contract.release`). Builds the portal of the last release, or of a commit, and runs that
 * commit's browser test of a new player against this gateway: registration, deposit, bets and withdrawal. Packages are
 * those of this working tree, and `npm run build` must have built the gateway. A test whose rules have changed since
 * fails, although the portal shows the new ones.
 */
const TESTS = ['e2e/journeys/platform/play-through.test.ts', 'e2e/journeys/play/lottery.test.ts'];
/** Builds of the servers, which an upgrade replaces. */
const SERVERS = ['dist/gateway', 'dist/studio'];

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Tag of the last release, or the fixture's commit before the first tag. */
function lastRelease(): string {
  const { version, commit }: { version: string; commit: string } = JSON.parse(
    readFileSync('tests/contract/release/fixture.json', 'utf8'),
  );
  return git('tag', '--list', `v${version}`) || commit;
}

function checkPortalOf(commit: string, tests: readonly string[]): number {
  const missing = SERVERS.find((build) => !existsSync(build));
  if (missing) throw new Error(`${missing} is missing: npm run build`);
  const parent = mkdtempSync(join(tmpdir(), 'maidan-release-'));
  const folder = join(parent, 'portal');
  const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' }).status ?? 1;
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, commit);
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    console.log(`Building the portal of ${commit} …`);
    if (run('src/gateway/cli/build.mjs') !== 0) throw new Error(`the portal of ${commit} cannot be built`);
    for (const build of SERVERS) {
      rmSync(join(folder, build), { recursive: true });
      cpSync(build, join(folder, build), { recursive: true });
    }
    return run('node_modules/vitest/vitest.mjs', 'run', '--project', 'browser', ...tests);
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  }
}

try {
  const [commit = lastRelease(), ...tests] = process.argv.slice(2);
  process.exitCode = checkPortalOf(commit, tests.length > 0 ? tests : TESTS);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
