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

/** As above, after installing Debian's package if possible. Throws with instructions if no browser is available. */
export function haveBrowser() {
  const found = findBrowser() ?? (installDebian() ? findBrowser() : null);
  if (found) return found;
  throw new Error(
    'No Chrome or Chromium was found. Install one, or set CHROME_PATH to its executable, and run npm test again.',
  );
}

/** Flags of every test; the sandbox does not work for root. */
export const LAUNCH_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

function runnable(path) {
  if (!path || !existsSync(path)) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const apt = (...args) =>
    spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  console.log('No Chrome or Chromium: installing Debian’s.');
  const install = (browser) => apt('install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-noto-core');
  return apt('update', '-qq') && (install('chromium-headless-shell') || install('chromium'));
}
