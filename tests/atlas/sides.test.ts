/** @module-tag extended */

import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { picture } from '../../src/atlas';
import { diff } from '../../src/atlas/diff';
import { together } from '../../src/atlas/page/app/sides/together';
import { marksIn, pathFrom, pathIn, renamedIn, twinsOf } from '../../src/atlas/page/app/sides/twins';
import type { View } from '../../src/atlas/page/app/use-camera';

const lamp = (on: string, more: object, presses: object[]) =>
  picture(
    createMachine({
      id: 'lamp',
      initial: 'off',
      states: {
        off: { on: { press: presses } },
        [on]: {
          description: 'Gives light.',
          tags: 'warm',
          initial: 'dim',
          on: { press: 'off' },
          states: { dim: { on: { turn: 'full' } }, full: {}, ...more },
        },
      },
    }),
  );
const before = lamp('on', { flicker: { on: { calm: 'dim' } } }, [{ target: 'on' }]);
const after = lamp('lit', { blink: {} }, [{ guard: 'isBroken' }, { target: 'lit' }]);
const changes = diff(before, after);
const twins = twinsOf(changes);

describe('states of two versions', () => {
  test('are matched over renamings, within renamed states too', () => {
    expect([pathIn(twins, 'old', 'lit.dim'), pathIn(twins, 'new', 'lit.dim')]).toEqual(['on.dim', 'lit.dim']);
    expect([pathFrom(twins, 'old', 'on.dim'), pathFrom(twins, 'new', 'lit.dim')]).toEqual(['lit.dim', 'lit.dim']);
    for (const { path } of before.states) expect(pathIn(twins, 'old', pathFrom(twins, 'old', path))).toBe(path);
  });

  test('are missing in one if they were added or removed', () => {
    expect([pathIn(twins, 'old', 'lit.blink'), pathIn(twins, 'new', 'lit.blink')]).toEqual([undefined, 'lit.blink']);
    expect([pathIn(twins, 'old', 'lit.flicker'), pathIn(twins, 'new', 'lit.flicker')]).toEqual([
      'on.flicker',
      undefined,
    ]);
  });

  test('list the names of renamed ones in the other version', () => {
    expect([...renamedIn(twins, 'old', before)]).toEqual([['on', 'lit']]);
    expect([...renamedIn(twins, 'new', after)]).toEqual([['lit', 'on']]);
  });

  test('carry the marks of their version', () => {
    const marks = new Map(changes.changes.map(({ key, mark }) => [key, mark]));
    expect([...marksIn(twins, 'old', marks)]).toEqual([
      ['state on', 'changed'],
      ['state on.flicker', 'removed'],
      ['lamp.on.flicker | calm | 0', 'removed'],
    ]);
    expect([...marksIn(twins, 'new', marks).values()]).not.toContain('removed');
  });
});

test('a transition has its old key where a guard was inserted before it', () => {
  const inserted = diff(
    lamp('on', {}, [{ target: 'on' }]),
    lamp('on', {}, [{ guard: 'isBroken', target: 'on' }, { target: 'on' }]),
  );
  const { keyIn, keyFrom } = twinsOf(inserted);
  expect(keyIn('old', 'lamp.off | press | 1')).toBe('lamp.off | press | 0');
  expect(keyFrom('old', 'lamp.off | press | 0')).toBe('lamp.off | press | 1');
  expect(keyIn('old', 'lamp.off | press | 0')).toBeUndefined();
});

test('what a version lacks is nearest to its container, else to a neighbour', () => {
  expect(twins.keyNear('new', 'state lit.flicker')).toBe('state lit');
  expect(twins.keyNear('new', 'lamp.on.flicker | calm | 0 (removed)')).toBe('state lit');
  const alone = diff(
    picture(createMachine({ id: 'm', initial: 'a', states: { a: { on: { go: 'b' } }, b: {}, c: {} } })),
    picture(createMachine({ id: 'm', initial: 'a', states: { a: {} } })),
  );
  expect(twinsOf(alone).keyNear('new', 'state b')).toBe('state a');
  expect(twinsOf(alone).keyNear('new', 'state c')).toBeUndefined();
});

test('cameras that move together move by the same distance, also to a point of a thumbnail', () => {
  const calls: string[] = [];
  const view = (name: string): View => ({
    camera: { x: 100, y: 50, zoom: 2 },
    size: { width: 400, height: 200 },
    box: () => {},
    zoom: (by) => calls.push(`${name} zooms ${by}`),
    move: ({ x, y }) => calls.push(`${name} moves ${x} ${y}`),
    fit: () => calls.push(`${name} fits`),
    whole: () => calls.push(`${name} is whole`),
    show: () => calls.push(`${name} shows`),
    centre: () => calls.push(`${name} centres`),
  });
  const both = together(view('old'), view('new'));
  both.zoom(1.25);
  both.fit();
  both.whole();
  both.show({ x: 0, y: 0, width: 1, height: 1 });
  both.centre({ x: 300, y: 150 });
  expect(calls).toEqual([
    'old zooms 1.25',
    'new zooms 1.25',
    'old fits',
    'new fits',
    'old is whole',
    'new is whole',
    'old shows',
    'old moves -200 -100',
    'new moves -200 -100',
  ]);
});
