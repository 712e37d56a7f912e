import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';

/** Says in the data folder where this gateway can be reached, for `npm run ops`. Gives the way to take it back. */
export function leaveNote({ dataDir, host }: Config, port: number): () => void {
  const path = join(dataDir, 'gateway.json');
  // Whoever reads it finds all of it, or nothing.
  writeFileSync(`${path}.new`, JSON.stringify({ pid: process.pid, url: `http://${reachable(host)}:${port}` }), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return () => rmSync(path, { force: true });
}

/** An address to listen on that means "all" is reached by the loopback one. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
