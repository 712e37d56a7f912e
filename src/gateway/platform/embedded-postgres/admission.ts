import { chownSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, randomSecret } from '../secrets/secrets';
import type { Clothes } from './binaries';

/** Roles: the owner, which created the cluster, and the running gateway, which owns nothing. */
export const OWNER = 'maidan';
export const APP = 'maidan_app';
/** Role that resets the demo. */
export const DEMO = 'maidan_demo';
/** `password`: the file with the owner's password. */
type PasswordFile = { password: string };

/** Returns the owner's password, created once; only users who can read the data folder can read it. */
export function passwordOf({ password }: PasswordFile): string {
  if (!existsSync(password)) {
    const draft = `${password}.${process.pid}`;
    writeFileSync(draft, randomSecret(), { mode: 0o600 });
    try {
      // Created atomically; the first of concurrent gateways wins.
      linkSync(draft, password);
    } catch (error) {
      if (!existsSync(password)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(password, 'utf8').trim();
}

/** Derives the password of the gateway's role from the owner's. */
export const appPasswordOf = (passwordFile: PasswordFile): string => digest(`${APP}:${passwordOf(passwordFile)}`);

/** Returns the URL of a database of the cluster for a role. */
export function urlOf(
  cluster: PasswordFile & { socket: string },
  user: typeof OWNER | typeof APP,
  database = 'maidan',
): string {
  const password = user === OWNER ? passwordOf(cluster) : appPasswordOf(cluster);
  return `postgres://${user}:${password}@${encodeURIComponent(cluster.socket)}:5432/${database}`;
}

/** All connections need a password, and only the socket accepts connections. */
const ADMISSION = 'local all all scram-sha-256\n';

/** Requires passwords, also on clusters of older gateways that accepted everyone. Returns whether the file changed. */
export function admitByPassword({ clothes, data }: { clothes: Clothes; data: string }): boolean {
  const path = join(data, 'pg_hba.conf');
  if (readFileSync(path, 'utf8') === ADMISSION) return false;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, ADMISSION, { mode: 0o600 });
  if (clothes.owner) chownSync(draft, clothes.owner.uid, clothes.owner.gid);
  renameSync(draft, path);
  return true;
}
