import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomSecret } from '../../platform/secrets/secrets';

const NAME = 'ops.token';

/** The first admin's token, made at the first start: who may read the data folder is one. */
export function firstToken(dataDir: string): string {
  const path = join(dataDir, NAME);
  try {
    writeFileSync(path, randomSecret(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
