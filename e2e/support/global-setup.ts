import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { servePostgres } from '../../tests/gateway/support/serve-postgres';
import { haveBrowser } from '../../tests/support/browser.mjs';
import { haveBuild } from './build';
import { spawnGateway } from './gateway';

declare module 'vitest' {
  interface ProvidedContext {
    /** What all files of the browser tier share: one PostgreSQL, and a gateway for each worker. */
    shared: { postgres: string; gateways: { url: string; opsUrl: string; dataDir: string; databaseUrl: string }[] };
  }
}

/** The build, a PostgreSQL (or the one that DATABASE_URL names) and a gateway for each worker, once for the whole tier. */
export default async function setup({ provide, config }: TestProject) {
  haveBuild();
  haveBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'maidan-browser-'));
  const postgres = await servePostgres(folder);
  const workers = Number(config.maxWorkers ?? 1);
  const gateways = await Promise.all(Array.from({ length: workers }, () => spawnGateway(postgres.url)));
  provide('shared', { postgres: postgres.url, gateways: gateways.map(({ stop, ...shared }) => shared) });
  return async () => {
    await Promise.all(gateways.map(({ stop }) => stop()));
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
