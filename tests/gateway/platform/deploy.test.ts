import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { problemBody } from '../../../src/gateway/platform/http/reply';
import { settings } from '../../../src/gateway/platform/settings';

const FOLDER = 'src/gateway/deploy/cluster';
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

test('HAProxy answers as the gateways do while none of them is ready [own.database.read-only]', () => {
  const answer = JSON.parse(read('unavailable.json').replace('%[uuid()]', 'id'));
  expect(answer).toEqual(problemBody('bn', 'id', { status: 503, code: 'system.unavailable' }));
});

test('the deployment sets only settings that exist, and its secrets as files [own.settings.files]', () => {
  const lines = [...read('gateway.env').split('\n'), ...read('maidan@.service').split('\n')];
  const names = lines.flatMap((line) => /^(?:Environment=)?([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(Object.keys(settings.entries)).toContain(name.replace(/_FILE$/, ''));
  expect(names).toContain('SECRET_KEY_FILE');
  expect(readdirSync(FOLDER).map(read).join('\n')).not.toMatch(/postgres:\/\/\S+:\S+@/);
});
