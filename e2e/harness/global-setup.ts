import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { servePostgres } from '../../tests/gateway/harness/serve-postgres';
import { haveBrowser } from '../../tests/harness/browser.mjs';
import { haveBuild } from './build';
import { type Origin, spawnGateway } from './gateway';

declare module 'vitest' {
  interface ProvidedContext {
    /** Shared resources of the browser tier: one PostgreSQL, and a gateway per worker. */
    shared: Origin & { gateways: { url: string; opsUrl: string; dataDir: string; databaseUrl: string }[] };
  }
}

/**
 * Provides the build, a PostgreSQL (or the one that DATABASE_URL names), a template database and a gateway per worker,
 * once for the tier.
 */
export default async function setup({ provide, config }: TestProject) {
  haveBuild();
  haveBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'maidan-browser-'));
  // A file whose tests are all filtered out never runs its own clean-up, so its temporary folder is removed with this
  // one.
  process.env.TMPDIR = folder;
  const postgres = await servePostgres(folder);
  const workers = Number(config.maxWorkers ?? 1);
  const first = await spawnGateway({ postgres: postgres.url });
  await first.exit();
  const template = { database: first.database, token: join(first.dataDir, 'ops.token') };
  const origin = { postgres: postgres.url, template };
  const gateways = await Promise.all(Array.from({ length: workers }, () => spawnGateway(origin)));
  const shared = gateways.map(({ url, opsUrl, dataDir, databaseUrl }) => ({ url, opsUrl, dataDir, databaseUrl }));
  provide('shared', { ...origin, gateways: shared });
  return async () => {
    await Promise.all(gateways.map(({ stop }) => stop()));
    await first.remove();
    await postgres.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
