import { expect, test } from 'vitest';
import { notLiteral } from '../../../src/atlas/cli/stately';

const faults = (config: string, before = '') =>
  notLiteral('a.machine.ts', `${before}export const a = setup({}).createMachine(${config});\n`);

test('accepts a literal with functions in parts that are not drawn', () => {
  const literal = `{
    id: 'a',
    context: ({ input }) => ({ ...input, [key]: 1 }),
    initial: 'guard',
    states: {
      guard: { entry: also, on: { go: [{ guard: and(['g', not('h')]), target: 'y', reenter: true }, { actions }] } },
      y: { on: { go: undefined }, after: { 1000: 'guard' }, type: 'final' as const, description: \`done\` },
    },
  } satisfies Config`;
  expect(faults(literal)).toEqual([]);
});

test.each([
  ['a spread', '{ ...shared }', 'root: a spread'],
  ['a spread of states', '{ states: { ...shared } }', 'states: a spread'],
  ['a spread in a list of transitions', '{ on: { go: [...ways] } }', 'on.go: a spread'],
  ['a computed key', '{ states: { [name]: {} } }', 'states: a computed key'],
  ['a state that stands elsewhere', '{ states: { x: { on: { go: "y" } }, y } }', 'states.y: not a literal'],
  ['a state that is named like a part and stands elsewhere', '{ states: { entry } }', 'states.entry: not a literal'],
  ['a target that is computed', '{ on: { go: { target: next() } } }', 'on.go.target: not a literal'],
  ['a target that is put together', "{ initial: 'a' + b }", 'initial: not a literal'],
  ['a config that stands elsewhere', 'config', 'root: not a literal'],
])('reports %s', (_, config, fault) => expect(faults(config)).toEqual([`a.machine.ts:1: ${fault}`]));

test('reports the line of a fault', () => {
  expect(faults('{\n  initial,\n}', '\n')).toEqual(['a.machine.ts:3: initial: not a literal']);
});

test('reports a file without machines, or with a syntax error', () => {
  expect(notLiteral('a.machine.ts', 'export const a = 1;')).toEqual(['a.machine.ts: no machine is created here']);
  expect(notLiteral('a.machine.ts', 'export const = ;')).toEqual([expect.stringMatching(/^a\.machine\.ts: /)]);
});
