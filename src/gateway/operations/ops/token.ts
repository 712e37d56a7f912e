import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomSecret } from '../../platform/secrets/secrets';

const NAME = 'ops.token';

/** Returns the first admin's token, created at the first start: read access to the data folder makes an admin. */
export function firstToken(dataDir: string): string {
  const path = join(dataDir, NAME);
  try {
    writeFileSync(path, randomSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
