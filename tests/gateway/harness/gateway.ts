import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGateway } from '../../../src/gateway/gateway';
import type { Role } from '../../../src/gateway/operations/ops/roles';
import { readConfig } from '../../../src/gateway/platform/config';
import { createServer } from '../../../src/gateway/platform/http/server';
import { callerAt, opsAt } from './call';
import { databaseSettings, freshDatabase, TIMEOUT_FACTOR } from './database';

/**
 * Starts a complete gateway inside the test's process with its own database (unless one is passed in), port and folder;
 * collects its log.
 */
export async function startTestGateway(
  env: Record<string, string> = {},
  existingDatabase?: { url: string; drop(): Promise<void> },
) {
  const database = existingDatabase ?? (await freshDatabase({ demo: env.DEMO !== 'off' }));
  const dataDir = mkdtempSync(join(tmpdir(), 'maidan-'));
  // Gateways with separate folders may share a database, and with it the first admin.
  writeFileSync(join(dataDir, 'ops.token'), 'the-token-of-tests', { mode: 0o600 });
  const logged: string[] = [];
  const own = {
    ...databaseSettings(database.url),
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    PORTAL_DIR: join(dataDir, 'no-portal'),
    STUDIO_DIR: join(dataDir, 'no-studio'),
    WORK_HASHES: '1000',
    TIMEOUT_FACTOR,
    // Most tests need no members below the agent.
    DEMO_TEAM: 'off',
    DEMO_GAMES: 'all',
    // Tests move the clock by months, whose draws would all run; tests of draws turn them on.
    DRAWS: 'off',
    // These come between a login and the subject of a test; their own tests turn them on.
    MODULES_OFF: 'AFTERLOGIN,IPVERIF',
  };
  const config = readConfig({ ...own, ...env });
  const gateway = await startGateway(config, createServer(config, { stream: { write: (line) => logged.push(line) } }));
  const url = `http://127.0.0.1:${gateway.port}`;
  const opsUrl = `http://127.0.0.1:${gateway.opsPort}`;
  return {
    url,
    dataDir,
    ctx: gateway.ctx,
    logged,
    call: callerAt(url),
    opsUrl,
    /** Runs an operator command as the first admin or the owner of a token. */
    ops: opsAt(opsUrl, dataDir),
    opsBy: (token: string) => opsAt(opsUrl, dataDir, () => token),
    async stop() {
      await gateway.stop();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;

/** A new operator created by the first admin, with their token and commands. */
export async function named(gateway: Pick<TestGateway, 'ops' | 'opsBy'>, name: string, role: Role) {
  const { reply } = await gateway.ops('operators', ['add', name, role]);
  const { token }: { token?: string } = Object(reply?.value);
  if (!token) throw new Error(`${name} was not made: ${reply?.message}`);
  return { name, token, ops: gateway.opsBy(token) };
}
