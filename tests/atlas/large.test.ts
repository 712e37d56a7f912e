import { describe, expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { draw, missingIn } from '../../src/atlas/draw';
import { defaultFolds, displayedPicture } from '../../src/atlas/fold/displayed';
import { layout } from '../../src/atlas/layout';
import { atlasMachine } from '../../src/atlas/page/app/atlas.machine';
import { tiesOf } from '../../src/atlas/page/app/ties';
import { picture } from '../../src/atlas/picture';

const listed = <T>(count: number, name: string, of: (at: number) => T) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, of(at)]));
/** States in a ring, with transitions to the next one and to those after it. */
const ring = (count: number, exits: number) =>
  listed(count, 's', (at) => ({ on: listed(exits, 'e', (far) => `s${(at + far + 1) % count}`) }));
const flat = picture(createMachine({ id: 'flat', initial: 's0', states: ring(60, 5) }));
const group = (at: number) => ({
  id: `g${at}`,
  initial: 's0',
  on: { next: `#g${(at + 1) % 30}` },
  states: ring(10, 4),
});
const groupedMachine = createMachine({ id: 'grouped', initial: 'g0', states: listed(30, 'g', group) });
const grouped = picture(groupedMachine);

describe('a chart that is too large to read', () => {
  test('is drawn with folded groups that state their size', () => {
    const folds = defaultFolds(grouped);
    expect(folds).toEqual(Object.keys(listed(30, 'g', () => 0)));
    const { states, transitions, dense } = displayedPicture(grouped, folds);
    expect(states.map(({ counts }) => counts)).toEqual(Array.from({ length: 30 }, () => '⊞ 10'));
    expect([transitions.length, dense]).toEqual([30, undefined]);
  });

  test('is drawn without its lines if it has no groups, which are counted on their sources', () => {
    expect(defaultFolds(flat)).toEqual([]);
    const { states, transitions, dense, root } = displayedPicture(flat, []);
    expect([transitions, dense, root.initial]).toEqual([[], [''], []]);
    expect(states.map(({ counts }) => counts).slice(0, 2)).toEqual(['●  → 5', '→ 5']);
  });

  test('has lines from and to the selected state', () => {
    const displayed = { whole: flat, folds: [], picture: displayedPicture(flat, []) };
    expect(tiesOf(displayed, 's10')).toEqual([
      ...['s5', 's6', 's7', 's8', 's9'].map((from) => [from, 's10']),
      ...['s11', 's12', 's13', 's14', 's15'].map((to) => ['s10', to]),
    ]);
  });

  test('loses only the lines of its densest levels when all of it is unfolded', async () => {
    const displayed = displayedPicture(grouped, []);
    const lines = displayed.transitions.length;
    expect(lines).toBeLessThanOrEqual(240);
    expect(lines).toBeGreaterThan(200);
    const { boxes } = await layout(displayed);
    expect(boxes.length).toBe(grouped.states.length + 1);
  });

  test('loses nothing as data, and its SVG nothing of what is drawn', async () => {
    const drawing = await draw(groupedMachine);
    expect(missingIn(groupedMachine, drawing)).toEqual([]);
    expect(JSON.parse(drawing.json).transitions).toHaveLength(grouped.transitions.length);
    expect(drawing.svg.match(/ data-path="g/g)).toHaveLength(30);
  });
});

test('a legible chart is drawn whole', () => {
  const small = picture(createMachine({ id: 'small', initial: 's0', states: ring(20, 5) }));
  expect(defaultFolds(small)).toEqual([]);
  expect(displayedPicture(small, [])).toBe(small);
});

test('a large chart opens folded, but for what contains the state of the link', () => {
  const folds = { grouped: ['g0', 'g1', 'g2'] };
  const place = { chart: 'grouped', state: 'g1.s3', steps: [], at: 0 };
  const actor = createActor(atlasMachine, { input: { place, folds, isReview: false } }).start();
  const folded = () => actor.getSnapshot().context.folded;
  expect(folded()).toEqual(['g0', 'g2']);
  actor.send({ type: 'state.chosen', path: 'g2.s1' });
  expect(folded()).toEqual(['g0']);
  actor.send({ type: 'address.changed', place: { chart: 'other', steps: [], at: 0 } });
  expect(folded()).toEqual([]);
  actor.send({ type: 'address.changed', place: { chart: 'grouped', steps: [], at: 0 } });
  expect(folded()).toEqual(['g0', 'g1', 'g2']);
});
