/**
 * `npm run test:all -- pictures [--since <revision>] [--only <part of a name>]`: takes pictures of a revision (HEAD by
 * default) and of the working copy on this machine, and compares them.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { haveBrowser, LAUNCH_FLAGS } from '../../tests/harness/browser.mjs';
import { compareFolders, type Verdict } from './compare-folders';

const FOLDER = resolve('.cache/pictures');
const TAKERS = 'e2e/pictures';
/** After the demo's data of both revisions, which the real clock dates. */
const AHEAD = 60 * 60_000;

const { values } = parseArgs({
  options: { since: { type: 'string', default: 'HEAD' }, only: { type: 'string', default: '' } },
});
const { since, only } = values;

function run(program: string, args: readonly string[], cwd = '.', env: NodeJS.ProcessEnv = {}): void {
  const { status, error } = spawnSync(program, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  if (error) throw error;
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')} ended with ${status} in ${cwd}`);
}

const git = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
};

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Takes all pictures of the sources in a folder. Returns whether all could be taken; the others are missing. */
function take(sources: string, pictures: string, moment: string): boolean {
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', `${TAKERS}/vite.config.ts`];
  const filter = only ? ['--testNamePattern', only] : [];
  const { status } = spawnSync(process.execPath, [...vitest, ...filter], {
    cwd: sources,
    stdio: 'inherit',
    env: { ...process.env, PICTURES: pictures, PICTURES_MOMENT: moment },
  });
  return status === 0;
}

/** A revision in a temporary folder, with the takers of the working copy, so that both sets show the same places. */
function withRevision(commit: string, work: (sources: string) => void): void {
  const parent = mkdtempSync(join(tmpdir(), 'maidan-pictures-'));
  const sources = join(parent, 'sources');
  git('worktree', 'add', '--detach', sources, commit);
  try {
    rmSync(join(sources, TAKERS), { recursive: true, force: true });
    cpSync(TAKERS, join(sources, TAKERS), { recursive: true });
    const isSame = (file: string) => readFileSync(file, 'utf8') === readFileSync(join(sources, file), 'utf8');
    if (isSame('package-lock.json')) symlinkSync(resolve('node_modules'), join(sources, 'node_modules'), 'junction');
    else run(npm, ['ci', '--no-audit', '--no-fund'], sources);
    run(npm, ['run', '--silent', 'build'], sources);
    work(sources);
  } finally {
    git('worktree', 'remove', '--force', sources);
    rmSync(parent, { recursive: true, force: true });
  }
}

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch({ executablePath: haveBrowser(), args: [...LAUNCH_FLAGS] });
  try {
    return browser.version();
  } finally {
    await browser.close();
  }
}

const fonts = () => spawnSync('fc-match', ['sans-serif:lang=bn', 'family'], { encoding: 'utf8' }).stdout?.trim();

function report(verdicts: readonly Verdict[], { sheets, isComplete }: { sheets: string; isComplete: boolean }): void {
  const failed = verdicts.filter(({ isEqual }) => !isEqual);
  for (const { name, reason } of failed) console.log(`✗ ${name}: ${reason}`);
  if (failed.length > 0) console.log(`\nexpected, actual and difference side by side: ${sheets}`);
  console.log(`\n${verdicts.length - failed.length} pictures are equal, ${failed.length} differ`);
  // The revision may lack a screen; that is a difference.
  if (!isComplete) console.log('some pictures of the working copy could not be taken, see above');
  if (verdicts.length === 0) console.log('no picture was taken');
  process.exitCode = failed.length > 0 || !isComplete || verdicts.length === 0 ? 1 : 0;
}

const commit = git('rev-parse', '--verify', `${since}^{commit}`);
process.env.CHROME_PATH = haveBrowser();
console.log(
  `Chromium ${await browserVersion()}, Bengali in ${fonts() || 'an unknown font'}: pictures of ${commit.slice(0, 9)} ` +
    'and of the working copy, both taken on this machine. Those of another machine cannot be compared.',
);
const moment = new Date(Date.now() + AHEAD).toISOString();
const expected = join(FOLDER, 'expected');
const actual = join(FOLDER, 'actual');
const sheets = join(FOLDER, 'differences');
withRevision(commit, (sources) => void take(sources, expected, moment));
const isComplete = take('.', actual, moment);
rmSync(sheets, { recursive: true, force: true });
report(await compareFolders(expected, actual, sheets), { sheets, isComplete });
