import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts the built gateway on a database, in a process of its own, without the demo and without effective rate limits.
 */
export async function startGateway(
  bundle: string,
  databaseUrl: string,
  folder: string,
  settings: Record<string, string> = {},
): Promise<{ origin: string; pid: number; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(folder, 'gateway-'));
  const child = spawn(process.execPath, [bundle], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: '0',
      DEMO: 'off',
      TRUST_PROXY: 'loopback',
      LOG_LEVEL: 'silent',
      LIMIT_FACTOR: '1000000',
      REQUESTS_PER_MINUTE: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  for (let tries = 0; !output.includes('Maidan is open at'); tries++) {
    if (child.exitCode !== null || tries > 600) throw new Error(`the gateway did not start: ${output}`);
    await wait(50);
  }
  const { url } = JSON.parse(readFileSync(join(dataDir, 'gateway.json'), 'utf8'));
  return {
    origin: url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
