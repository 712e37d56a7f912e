import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './platform/config';

/**
 * Writes this gateway's addresses to the data folder, for `npm run ops`. Returns a function that deletes the file,
 * unless another gateway on the same folder has replaced it.
 */
export function writeDiscoveryFile(
  { dataDir, host, opsHost }: Config,
  ports: { gateway: number; ops: number },
): () => void {
  const path = join(dataDir, 'gateway.json');
  const url = `http://${reachable(host)}:${ports.gateway}`;
  const note = JSON.stringify({ pid: process.pid, url, ops: opsAddress(opsHost, ports.ops) });
  // Written to a temporary file and renamed, so that readers never see a partial file.
  writeFileSync(`${path}.${process.pid}`, note, { mode: 0o600 });
  renameSync(`${path}.${process.pid}`, path);
  return () => {
    if (existsSync(path) && readFileSync(path, 'utf8') === note) rmSync(path);
  };
}

/** Returns the address of the operators' server for this machine. */
export const opsAddress = (host: string, port: number): string => `http://${reachable(host)}:${port}`;

/** Returns the host to connect to: the loopback address if the gateway listens on all addresses. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
