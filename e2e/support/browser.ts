import { type Browser, chromium } from 'playwright';
import { haveBrowser, LAUNCH_FLAGS } from '../../tests/support/browser.mjs';

/** Names that lead here and that no gateway knows as its own. */
const STRANGE_HOSTS = '--host-resolver-rules=MAP *.example.test 127.0.0.1';

let launched: Promise<Browser> | undefined;

/** The browser of this worker: launched with its first file, gone with the worker. A server for all would pass each word on twice. */
export function theBrowser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: haveBrowser(), args: [...LAUNCH_FLAGS, STRANGE_HOSTS] });
  return launched;
}
