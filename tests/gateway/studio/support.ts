import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Portal } from '../../../src/studio/conformance/wire';
import type { TestGateway } from '../support/gateway';

/** The portal as the rehearsing studio knows it. */
export function rehearsalAt({ url, dataDir }: Pick<TestGateway, 'url' | 'dataDir'>): Portal {
  const keys: Record<string, { key: string; secret: string }> = JSON.parse(readFileSync(join(dataDir, 'studio.json'), 'utf8'));
  const { key = '', secret = '' } = keys.rehearsal ?? {};
  return { url, key, secret };
}
