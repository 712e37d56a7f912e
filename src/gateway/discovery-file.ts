import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';

/** Writes this gateway's address and process id to the data folder, for `npm run ops`. Returns a function that deletes the file. */
export function writeDiscoveryFile({ dataDir, host }: Config, port: number): () => void {
  const path = join(dataDir, 'gateway.json');
  // Written beside and renamed, so that a reader never sees half of it.
  writeFileSync(`${path}.new`, JSON.stringify({ pid: process.pid, url: `http://${reachable(host)}:${port}` }), { mode: 0o600 });
  renameSync(`${path}.new`, path);
  return () => rmSync(path, { force: true });
}

/** An address to listen on that means "all" is reached by the loopback one. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
