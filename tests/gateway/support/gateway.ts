import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../src/gateway/config';
import { startGateway } from '../../../src/gateway/gateway';
import { createServer } from '../../../src/gateway/platform/server';
import { callerAt, opsAt } from './call';
import { freshDatabase } from './database';

/** A whole gateway inside the test's process: its own database (or the one that is given), port and folder; its log is kept. */
export async function startTestGateway(env: Record<string, string> = {}, given?: { url: string; drop(): Promise<void> }) {
  const database = given ?? (await freshDatabase({ demo: env.DEMO !== 'off' }));
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-'));
  const logged: string[] = [];
  const own = { DATABASE_URL: database.url, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', PORTAL_DIR: join(dataDir, 'no-portal') };
  const config = readConfig({ ...own, ...env });
  const gateway = await startGateway(config, createServer(config, { stream: { write: (line) => logged.push(line) } }));
  const url = `http://127.0.0.1:${gateway.port}`;
  return {
    url,
    dataDir,
    ctx: gateway.ctx,
    logged,
    call: callerAt(url),
    ops: opsAt(url, dataDir),
    async stop() {
      await gateway.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;
