import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './platform/config';

/**
 * Writes where this gateway is to the data folder, for `npm run ops`. Returns a function that deletes the file, unless it is by now another
 * gateway's on the same folder.
 */
export function writeDiscoveryFile({ dataDir, host }: Config, ports: { gateway: number; ops: number }): () => void {
  const path = join(dataDir, 'gateway.json');
  const url = `http://${reachable(host)}:${ports.gateway}`;
  const note = JSON.stringify({ pid: process.pid, url, ops: opsAddress(ports.ops) });
  // Written beside and renamed, so that a reader never sees half of it.
  writeFileSync(`${path}.${process.pid}`, note, { mode: 0o600 });
  renameSync(`${path}.${process.pid}`, path);
  return () => {
    if (existsSync(path) && readFileSync(path, 'utf8') === note) rmSync(path);
  };
}

/** Where operators are heard: on this machine alone. */
export const opsAddress = (port: number): string => `http://127.0.0.1:${port}`;

/** An address to listen on that means "all" is reached by the loopback one. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
