import { chownSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, randomSecret } from '../secrets/secrets';
import type { Clothes } from './binaries';

/** Roles: the owner, who created the cluster; and the running gateway, which owns nothing. */
export const OWNER = 'maidan';
export const APP = 'maidan_app';
/** The role while the demo resets. */
export const DEMO = 'maidan_demo';
/** `password`: the file that the owner's is in. */
type Kept = { password: string };

/** The owner's password, made once; whoever may not read the data folder does not know it. */
export function passwordOf({ password }: Kept): string {
  if (!existsSync(password)) {
    const draft = `${password}.${process.pid}`;
    writeFileSync(draft, randomSecret(), { mode: 0o600 });
    try {
      // Whole or not at all, and that of whoever is first.
      linkSync(draft, password);
    } catch (error) {
      if (!existsSync(password)) throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(password, 'utf8').trim();
}

/** The other one's, which follows from it. */
export const appPasswordOf = (kept: Kept): string => digest(`${APP}:${passwordOf(kept)}`);

/** Returns the URL of a database of the cluster for a role. */
export function urlOf(
  cluster: Kept & { socket: string },
  user: typeof OWNER | typeof APP,
  database = 'maidan',
): string {
  const password = user === OWNER ? passwordOf(cluster) : appPasswordOf(cluster);
  return `postgres://${user}:${password}@${encodeURIComponent(cluster.socket)}:5432/${database}`;
}

/** Everybody who connects says a password; there is a socket and nothing else. */
const ADMISSION = 'local all all scram-sha-256\n';

/** Writes down who is let in, also where an older gateway let in everybody; whether that was otherwise. */
export function admitByPassword({ clothes, data }: { clothes: Clothes; data: string }): boolean {
  const path = join(data, 'pg_hba.conf');
  if (readFileSync(path, 'utf8') === ADMISSION) return false;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, ADMISSION, { mode: 0o600 });
  if (clothes.owner) chownSync(draft, clothes.owner.uid, clothes.owner.gid);
  renameSync(draft, path);
  return true;
}
