import { expect, test } from 'vitest';
import { NOT_BY_HAND } from '../../e2e/by-words/not-by-hand';
import { sourcesIn } from '../harness/source-files';

const flowOf = (file: string): string => file.split('/').at(-1)?.split('.')[0] ?? '';
const flowsOf = (root: string, pattern: RegExp): string[] => sourcesIn([root], pattern).map(({ file }) => flowOf(file));

const flows = flowsOf('machines', /\/[\w-]+\.machine\.ts$/);
/** Flows with scripts: written ones, those of a driver's steps, and handwritten ones that lead through pages. */
const withScripts = new Set([
  ...flowsOf('machines', /\/[\w-]+\.steps\.ts$/),
  ...flowsOf('e2e', /\/[\w-]+\.(steps|scripts)\.ts$/),
]);
/** Flows whose steps no person can perform are listed, although tests have steps for them. */
const listed = Object.keys(NOT_BY_HAND);
/** Flows without scripts, at most: the rest is for testers. */
const MAX_LISTED = 8;

test('every flow has scripts for testers or a reason why it has none [own.steps.flows]', () => {
  expect(flows.filter((flow) => !withScripts.has(flow) && !listed.includes(flow))).toEqual([]);
});

test('a reason is listed only for an existing flow, and for few [own.steps.flows]', () => {
  expect(listed.filter((flow) => !flows.includes(flow))).toEqual([]);
  expect(listed.length).toBeLessThanOrEqual(MAX_LISTED);
});
