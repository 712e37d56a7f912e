import { expect, test } from 'vitest';
import { fromPromise, type PromiseActorLogic, setup } from 'xstate';
import { wired } from '../../../src/ui/browser/wired';

const child = setup({ actors: { load: {} as PromiseActorLogic<void> } }).createMachine({ id: 'child' });
const parent = setup({ actors: { child: {} as typeof child } }).createMachine({ id: 'parent' });
const whole = child.provide({ actors: { load: fromPromise(async () => {}) } });

test('a chart that lacks an actor does not start, and the error names both', () => {
  expect(() => wired(child)).toThrow('child: the actor load is not provided');
  expect(() => wired(parent)).toThrow('parent: the actor child is not provided');
});

test('a chart whose child lacks an actor does not start, and the error names the child', () => {
  expect(() => wired(parent.provide({ actors: { child } }))).toThrow('child: the actor load is not provided');
});

test('returns a complete chart unchanged', () => {
  const complete = parent.provide({ actors: { child: whole } });
  expect(wired(complete)).toBe(complete);
});
