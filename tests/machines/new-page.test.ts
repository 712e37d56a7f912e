/** @module-tag extended */

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { TEST_CEILING } from '../harness/ceilings';
import { Copy } from '../requirements/sabotage/copy';

const copy = new Copy();
afterAll(() => copy.remove());
/** Runs a program of the installed packages in the copy. */
function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('node_modules', program), ...args], {
    cwd: copy.folder,
    encoding: 'utf8',
    timeout: TEST_CEILING,
    env: { ...process.env, VITEST: '', NODE_OPTIONS: '' },
  });
  return { status, output: stdout + stderr };
}
const generate = (...args: string[]) => run('tsx/dist/cli.mjs', 'tests/new/cli.ts', ...args);

test('a new flow and its page pass their generated path tests in jsdom, in either centre', () => {
  expect(generate('page', 'memberCentre/luckyWheel').output).toContain('No flow lucky-wheel; write it first');
  expect(generate('rewards/lucky-wheel', 'Lucky wheel', 'লাকি হুইল').status).toBe(0);
  expect(generate('page', 'memberCentre/luckyWheel').status).toBe(0);
  expect(generate('agents/agent-wheel').status).toBe(0);
  expect(generate('page', 'agentCentre/agentWheel').status).toBe(0);
  const again = generate('page', 'agentCentre/agentWheel');
  expect(again.status).toBe(1);
  expect(again.output).toContain('already exists; nothing was written.');
  const walked = run(
    'vitest/vitest.mjs',
    ...['run', '--project', 'rendered'],
    ...['tests/rendered/rewards/lucky-wheel.test.tsx', 'tests/rendered/agents/agent-wheel.test.tsx'],
  );
  expect(walked.status, walked.output).toBe(0);
});
