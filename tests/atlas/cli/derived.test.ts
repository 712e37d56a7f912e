import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from './run';

const MACHINE = `
import { createMachine } from '${join(process.cwd(), 'node_modules/xstate')}';
export const lampMachine = createMachine({
  id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: {} },
});
`;
const NARRATOR = `
const text = (words) => ({ en: words, bn: words });
const step = { who: 'tester', text: text('Press “Lamp”'), checks: text('the light “On”'), passes: false, requirements: [] };
const scripts = {
  cases: [{ id: 'lamp-1', matter: 'other', tries: [], given: [text('Buy a lamp')], requirements: [],
    steps: [{ ...step, states: ['on'] }, { ...step, states: [] }] }],
  paths: [],
  left: [],
};
export const narrator = async (flow, file) => {
  if (!file.endsWith('lamp.machine.ts')) return undefined;
  return FLAG ? { why: text('It is dark.') } : scripts;
};
`;

/** Prints the lamp's paths with a narrator that derives scripts, or names the reason why there are none. */
function printed(isDark: boolean, ...args: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'lamp-'));
  const machine = join(folder, 'lamp.machine.ts');
  writeFileSync(machine, MACHINE);
  writeFileSync(join(folder, 'narrator.ts'), NARRATOR.replace('FLAG', String(isDark)));
  return run('paths', machine, '--guess', '--narrator', join(folder, 'narrator.ts'), ...args);
}

test('a narrator’s scripts are printed, with their checks after the state [own.steps.flows]', () => {
  const { stdout, stderr, status } = printed(false);
  expect(status, stderr).toBe(0);
  expect(stdout).toContain('- Buy a lamp');
  expect(stdout).toMatch(/1\. .*Press “Lamp”\\\n.*on\. Look for: the light “On”\n/);
  expect(stdout).toMatch(/2\. .*Press “Lamp”\\\n.*:\*\* Look for: the light “On”/);
});

test('a narrator’s reason is printed instead of scripts [own.steps.flows]', () => {
  expect(printed(true).stderr).toContain('lamp is not for testing by hand: It is dark.');
});

test('other strategies do not use the narrator', () => {
  expect(printed(false, '--strategy', 'states').stdout).not.toContain('Buy a lamp');
});
