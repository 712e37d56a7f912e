import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { picture } from '../../src/atlas';
import { changesText } from '../../src/atlas/cli/changes-text';
import { diff } from '../../src/atlas/diff';
import { layout } from '../../src/atlas/layout';
import { svg } from '../../src/atlas/svg';

const before = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      on: {
        open: 'ajar',
        lock: [
          { guard: 'hasKey', target: 'locked' },
          { target: 'shut', guard: 'hasPick' },
        ],
      },
    },
    ajar: { description: 'Open a little.', on: { close: 'shut' } },
    locked: {},
    broken: { on: { mend: 'shut' } },
  },
});
const after = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      on: {
        open: 'wide',
        lock: [{ guard: 'isRusty' }, { guard: 'hasKey', target: 'locked' }, { target: 'shut', guard: 'hasPick' }],
      },
    },
    ajar: { description: 'Open a crack.', tags: 'draughty', on: { close: 'shut' } },
    locked: {},
    wide: { on: { close: { target: 'shut', actions: 'slam' } } },
  },
});

test('lists additions, removals and changes; a guard inserted before others leaves them unchanged', () => {
  const { changes } = diff(picture(before), picture(after));
  expect(changes.map(({ mark, label, parts }) => [mark, label, ...parts.map(({ name }) => name)].join(' · '))).toEqual([
    'changed · state ajar · description · tags',
    'added · state wide',
    'removed · state broken',
    'changed · transition shut: open → wide · targets',
    'added · transition shut: lock [isRusty] → nowhere',
    'added · transition wide: close → shut',
    'removed · transition broken: mend → shut',
  ]);
});

test('reports the old and the new value of a difference', () => {
  const { changes } = diff(picture(before), picture(after));
  expect(changes.flatMap(({ parts }) => parts)).toEqual([
    { name: 'description', before: 'Open a little.', after: 'Open a crack.' },
    { name: 'tags', before: '', after: 'draughty' },
    { name: 'targets', before: 'ajar', after: 'wide' },
  ]);
  const running = (src: string) =>
    picture(createMachine({ id: 'm', invoke: { id: 'bell', src }, on: { go: { reenter: src === 'b' } } }));
  expect(diff(running('a'), running('b')).changes.flatMap(({ parts }) => parts)).toEqual([
    { name: 'invokes', before: 'bell a', after: 'bell b' },
    { name: 'reenter', before: 'false', after: 'true' },
  ]);
});

test('equal charts have no changes, and their picture no legend', async () => {
  const chartPicture = picture(after);
  const { changes, picture: both } = diff(chartPicture, picture(after));
  expect(changes).toEqual([]);
  expect(svg(both, await layout(both), changes)).toBe(svg(chartPicture, await layout(chartPicture)));
});

test('the picture contains both versions, a sign per change, and a legend', async () => {
  const { picture: both, changes } = diff(picture(before), picture(after));
  const text = svg(both, await layout(both), changes);
  expect(both.states.map(({ path }) => path)).toEqual(['shut', 'ajar', 'locked', 'wide', 'broken']);
  expect(text).toContain('data-id="door.broken | mend | 0 (removed)"');
  const signs = [...text.matchAll(/<g class="badge (\w+)">.*?<text class="sign"[^>]*>(.)<\/text>/g)].map(
    ([, mark, sign]) => `${mark} ${sign}`,
  );
  // Two changed, three added, two removed, and the legend.
  expect(signs.sort()).toEqual([
    ...Array(4).fill('added +'),
    ...Array(3).fill('changed ~'),
    ...Array(3).fill('removed −'),
  ]);
  for (const mark of ['added', 'removed', 'changed']) expect(text).toMatch(new RegExp(`class="meaning"[^>]*>${mark}<`));
});

test('the text for a pull request lists changes, new and deleted charts, and draws them in Mermaid', () => {
  const changed = diff(picture(before), picture(after));
  const text = changesText({ revision: 'main', diffs: [changed, undefined], gone: ['gate'] }, ['door', 'lamp']);
  expect(text).toContain('- + chart `lamp`\n- − chart `gate`');
  expect(text).toContain('### door');
  expect(text).toContain('- + `state wide`');
  expect(text).toMatch(/```mermaid\nstateDiagram-v2\n[^`]*state "#43; wide" as chart_wide\n/);
  expect(text).toMatch(/class chart_wide added\n[^`]*class chart_broken removed\n[^`]*class chart_ajar changed\n```/);
  expect(changesText({ revision: 'main', diffs: [{ ...changed, changes: [] }], gone: [] }, ['door'])).toContain(
    'No statechart has changed',
  );
});

test('the text for a pull request replaces pictures beyond the limits of GitHub by the names of their files', () => {
  const states = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`s${at}`, {}]));
  const large = diff(
    picture(createMachine({ id: 'large' })),
    picture(createMachine({ id: 'large', initial: 's0', states })),
  );
  const text = changesText({ revision: 'main', diffs: Array(5).fill(large), gone: [] }, [...'abcde']);
  expect(text.length).toBeLessThan(65_536);
  expect(text).not.toContain('```mermaid');
  expect(text).toContain('`a.diff.svg`');
});

describe('renamed state', () => {
  const lamp = (on: string, inner: string) =>
    picture(
      createMachine({
        id: 'lamp',
        initial: 'off',
        states: {
          off: { on: { press: on, 'wall.pressed': on } },
          [on]: {
            description: 'Gives light.',
            initial: inner,
            on: { press: 'off' },
            after: { 5000: 'off' },
            states: { [inner]: { tags: 'warm', on: { turn: 'full' } }, full: {} },
          },
        },
      }),
    );

  test('is one change with its old name; its transitions, delays and children are unchanged', () => {
    const { changes, picture: both } = diff(lamp('on', 'dim'), lamp('lit', 'dim'));
    expect(changes).toEqual([
      {
        mark: 'changed',
        key: 'state lit',
        label: 'state on → lit',
        parts: [{ name: 'id', before: 'on', after: 'lit' }],
      },
    ]);
    expect(both.states.map(({ path }) => path)).toEqual(['off', 'lit', 'lit.dim', 'lit.full']);
  });

  test('is found inside a renamed one', () => {
    const { changes } = diff(lamp('on', 'dim'), lamp('lit', 'low'));
    expect(changes.map(({ label }) => label)).toEqual(['state on → lit', 'state lit.dim → lit.low']);
  });

  test('is another state if most of it differs', () => {
    const other = picture(
      createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { breaks: 'broken' } }, broken: {} } }),
    );
    const marks = diff(lamp('on', 'dim'), other).changes.flatMap(({ mark, key }) =>
      key.startsWith('state') ? [`${mark} ${key}`] : [],
    );
    expect(marks).toEqual(['added state broken', 'removed state on', 'removed state on.dim', 'removed state on.full']);
  });
});
