import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'ops.token';

/** The operators' token, made at the first start: who may read the data folder may operate. */
export function opsToken(dataDir: string): string {
  const path = join(dataDir, NAME);
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}

/** Compared in constant time. */
export function isToken(expected: string, authorization: string | undefined): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(`Bearer ${expected}`), hash(authorization ?? ''));
}
