import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../harness/gateway';
import { rehearsalAt } from './support';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.stop());

const hasTools = ['curl', 'openssl'].every((tool) => spawnSync(tool, ['version']).error === undefined);

test.runIf(hasTools)('the README’s call by curl and openssl has a valid signature', async () => {
  const [, script = ''] = /```sh\n([\s\S]*?)```/.exec(readFileSync('src/gateway/play/studio/README.md', 'utf8')) ?? [];
  const { url: PORTAL, key: KEY, secret: SECRET } = rehearsalAt(gateway);
  const { stdout } = await promisify(execFile)('bash', ['-c', script], {
    env: { ...process.env, PORTAL, KEY, SECRET },
  });
  expect(JSON.parse(stdout)).toMatchObject({ code: 'ok', player: expect.any(String), token: expect.any(String) });
});

test('the README’s command runs a rule against a portal and prints the result', { tags: ['extended'] }, async () => {
  const { url, key, secret } = rehearsalAt(gateway);
  const { stdout } = await promisify(execFile)('npx', [
    ...['tsx', 'src/studio/cli.ts', 'conformance', '--url', url, '--key', key, '--secret', secret, '--rule', 'W7'],
  ]);
  expect(stdout).toContain('W7   alone ✓ parallel ✓ lost ✓  the same again, later');
  expect(stdout).toContain('3 passed, 0 failed; 1 rules');
});
