import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TEMPLATES = 'src/gateway/deploy/cluster';
/** Network that all connections of this machine with itself come from. */
export const NETWORK = '127.0.0.0/8';
/** Address of HAProxy and pgbouncer. */
export const FRONT = '127.47.0.1';
export const ETCD = { address: '127.47.0.2', client: 2379, peer: 2380 };
export const MEMBERS = [
  { name: 'one', address: '127.47.0.11' },
  { name: 'two', address: '127.47.0.12' },
];
export const GATEWAYS = ['127.47.0.21', '127.47.0.22', '127.47.0.23'];

/** Owner of the servers that refuse to run as root; undefined for other users, who run them themselves. */
export const OWNER = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined;

function idOf(kind: '-u' | '-g'): number {
  return Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
}

/** Fills a template in, and returns the path of the result, which only its owner reads. */
export function fill(folder: string, template: string, values: Record<string, string>, as = template): string {
  const text = readFileSync(join(TEMPLATES, template), 'utf8');
  const filled = text.replaceAll(/( *)\{\{(\w+)\}\}/g, (_, indent: string, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`${template} has an unknown {{${name}}}`);
    return indent + value.replaceAll('\n', `\n${indent}`);
  });
  return writeOwned(join(folder, as), filled);
}

/** Writes a file for the servers, readable by their user alone. */
export function writeOwned(path: string, text: string): string {
  writeFileSync(path, text, { mode: 0o600 });
  if (OWNER) chownSync(path, OWNER.uid, OWNER.gid);
  return path;
}

export function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  if (OWNER) chownSync(path, OWNER.uid, OWNER.gid);
  chmodSync(path, 0o700);
  return path;
}

/** Makes a CA and a certificate of all servers. Returns their folder. */
export function makeCertificates(folder: string): string {
  const tls = makeFolder(join(folder, 'tls'));
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: tls, stdio: 'ignore' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  openssl('req', '-x509', '-subj', '/CN=Maidan test CA', '-days', '2', ...key, '-keyout', 'ca.key', '-out', 'ca.crt');
  const addresses = [FRONT, ...MEMBERS.map(({ address }) => address)].map((address) => `IP:${address}`);
  openssl('req', '-subj', '/CN=maidan', ...key, '-keyout', 'server.key', '-out', 'server.csr');
  // Node compares certificates of addresses with the name localhost.
  writeFileSync(join(tls, 'names'), `subjectAltName=DNS:localhost,${addresses.join(',')}\n`);
  const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names'];
  openssl('x509', '-req', '-in', 'server.csr', ...signed, '-out', 'server.crt');
  for (const file of ['ca.crt', 'server.crt', 'server.key'])
    writeOwned(join(tls, file), readFileSync(join(tls, file), 'utf8'));
  return tls;
}
