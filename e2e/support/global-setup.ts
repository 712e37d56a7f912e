import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { servePostgres } from '../../tests/gateway/support/serve-postgres';
import { haveBrowser, LAUNCH_FLAGS } from '../../tests/support/browser.mjs';
import { haveBuild } from './build';

/** Names that lead here and that no gateway knows as its own. */
const STRANGE_HOSTS = '--host-resolver-rules=MAP *.example.test 127.0.0.1';

declare module 'vitest' {
  interface ProvidedContext {
    /** What all files of the browser tier share: one Chromium, one PostgreSQL. Each has a gateway of its own. */
    shared: { browser: string; postgres: string };
  }
}

/** The build, a PostgreSQL (or the one that DATABASE_URL names) and a browser, once for the whole tier. */
export default async function setup({ provide }: TestProject) {
  haveBuild();
  const folder = mkdtempSync(join(tmpdir(), 'maidan-browser-'));
  const postgres = await servePostgres(folder);
  const browser = await chromium.launchServer({ executablePath: haveBrowser(), args: [...LAUNCH_FLAGS, STRANGE_HOSTS] });
  provide('shared', { browser: browser.wsEndpoint(), postgres: postgres.url });
  return async () => {
    await browser.close();
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
