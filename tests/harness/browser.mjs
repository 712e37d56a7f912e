import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell first, which needs only two thirds of the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Path of this machine's Chromium or Chrome: `CHROME_PATH`, else from PATH, else from macOS' applications. Null if
 * there is none.
 */
export function findBrowser() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CHROME_PATH, ...onPath, ...APPS].find(runnable) ?? null;
}

/**
 * As above, after installing Debian's packages if the browser or a font is missing. Throws with instructions if that is
 * impossible.
 */
export function haveBrowser() {
  if (!(findBrowser() && hasBengaliFont())) installDebian();
  const found = findBrowser();
  if (!found)
    throw new Error(
      'No Chrome or Chromium was found. Install one, or set CHROME_PATH to its executable, and run npm test again.',
    );
  if (!hasBengaliFont())
    throw new Error(
      'No font with Bengali letters was found. Install one (Debian: fonts-noto-core), and run npm test again.',
    );
  return found;
}

/** macOS has Bengali fonts, and no fontconfig to list them. */
function hasBengaliFont() {
  const { error, stdout } = spawnSync('fc-list', [':lang=bn', 'family'], { encoding: 'utf8' });
  return error !== undefined || stdout.trim() !== '';
}

/** Flags of every launch; the sandbox does not work for root. */
export const LAUNCH_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Flags of tests that measure no speed: their pages end before optimized code pays for its compilation. */
export const TEST_FLAGS = [...LAUNCH_FLAGS, '--js-flags=--no-maglev --no-turbofan'];

function runnable(path) {
  if (!path || !existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Installs what is missing: a browser found elsewhere stays in use. */
function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  const install = (...packages) => apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  console.log('No browser, or no Bengali font: installing Debian’s.');
  if (!apt('update', '-qq') || !install('fonts-noto-core') || findBrowser()) return;
  if (!install('chromium-headless-shell')) install('chromium');
}
