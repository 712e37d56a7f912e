import { describe, expect, test } from 'vitest';
import { assign, createMachine, sendParent } from 'xstate';
import type { Chart } from '../../src/atlas/cli/load';
import { layout } from '../../src/atlas/layout';
import { type Destination, type Destinations, mapOf } from '../../src/atlas/map';

/** Door that ends with a destination by key or by bell, and reports being thrown out. */
const door = createMachine({
  types: {} as { context: { next: string } },
  id: 'door',
  context: { next: '' },
  initial: 'shut',
  output: ({ context: { next } }) => (next === 'out' ? { heard: 'thrown' } : { next }),
  states: {
    shut: {
      on: {
        opened: { target: 'gone', actions: assign({ next: ({ event }) => event.to }) },
        rung: { actions: sendParent({ type: 'wanted', to: 'porch' }) },
      },
    },
    gone: { type: 'final' },
  },
});
const chart = (to: Record<string, object>): Chart => ({
  id: 'door',
  file: 'door.machine.ts',
  name: 'door',
  machine: door,
  samples: { events: { opened: to, rung: { 'by a guest': {} } }, outcomes: {} },
  words: {
    title: { en: 'Door', bn: 'দরজা' },
    states: {},
    events: { opened: { 'with a key': { en: 'Turn the key', bn: 'চাবি ঘোরান' } } },
    outcomes: {},
  },
});
const charts = [chart({ 'with a key': { to: 'hall' }, 'with another': { to: 'hall' }, 'by force': { to: 'out' } })];

const place = (key: string, more: Partial<Destination> = {}): Destination => ({
  key,
  within: 'house',
  tags: [],
  open: false,
  ...more,
});
const inBoth = (text: string) => ({ en: text, bn: `${text} (bn)` });
const house: Destinations = {
  id: 'house-map',
  destinations: [
    place('street', { within: 'outside', tags: ['road'], open: true }),
    place('porch', { chart: 'door', description: '/porch' }),
    place('hall'),
    place('attic', { tags: ['ladder'], open: true }),
    place('shelf', { within: 'hall', open: true }),
  ],
  ways: [{ from: 'street', to: 'porch', by: inBoth('walk') }],
  leads: (what) => {
    const { next, heard, to } = Object(what);
    return heard ? { to: 'street', report: heard } : (next ?? to) ? { to: next ?? to } : undefined;
  },
};
const lines = (language: 'en' | 'bn', destinations = house, of = charts) =>
  mapOf(destinations, of).pictures[language].transitions.map(({ source, event, targets }) => [source, event, targets]);

describe('map', () => {
  test('links a destination to the ends of its chart’s paths, once, with triggers in each language', () => {
    expect(lines('en')).toContainEqual(['house.porch', 'Turn the key; opened: with another', ['house.hall']]);
    expect(lines('bn')).toContainEqual(['house.porch', 'চাবি ঘোরান; opened: with another', ['house.hall']]);
  });

  test('lists links across headings, and ends that the app receives, in the box', () => {
    expect(lines('en')).toContainEqual(['outside.more.street', 'walk → porch', []]);
    expect(lines('en')).toContainEqual(['house.porch', 'thrown → street', []]);
  });

  test('links to destinations that a chart requests from its parent', () => {
    const asking = {
      ...house,
      destinations: house.destinations.map((destination) =>
        destination.key === 'hall' ? { ...destination, chart: 'door' } : destination,
      ),
    };
    expect(lines('en', asking)).toContainEqual(['house.hall', 'rung: by a guest', ['house.porch']]);
  });

  test('contains every destination once, in its parent; unconnected ones apart', () => {
    const { en } = mapOf(house, charts).pictures;
    expect(en.states.map(({ path, type }) => [path, type])).toEqual([
      ['outside', 'compound'],
      ['outside.more', 'parallel'],
      ['outside.more.street', 'atomic'],
      ['house', 'compound'],
      ['house.porch', 'atomic'],
      ['house.hall', 'compound'],
      ['house.more', 'parallel'],
      ['house.more.attic', 'atomic'],
      ['house.hall.more', 'parallel'],
      ['house.hall.more.shelf', 'atomic'],
    ]);
    expect(en.states.find(({ path }) => path === 'house.porch')).toMatchObject({
      description: '/porch',
      invokes: [{ src: 'door' }],
    });
  });

  test('names the chart of each destination, and positions everything', async () => {
    const { charts: runs, pictures, faults } = mapOf(house, charts);
    expect([runs, faults]).toEqual([{ 'house.porch': 'door' }, []]);
    const { boxes, edges } = await layout(pictures.bn);
    expect(boxes.filter(({ width, height }) => width === 0 || height === 0)).toEqual([]);
    expect(edges.filter(({ lines: drawn }) => drawn.length > 0).map(({ id }) => id)).toEqual([
      'porch → hall',
      'porch → porch',
    ]);
  });
});

describe('faults of a map', () => {
  const faults = (more: Partial<Destinations>, of = charts) => mapOf({ ...house, ...more }, of).faults;

  test('unreachable destination, despite a link to itself', () => {
    const ways = [...house.ways, { from: 'cellar', to: 'cellar', by: inBoth('stay') }];
    expect(faults({ destinations: [...house.destinations, place('cellar')], ways })).toEqual([
      'Nothing leads to cellar.',
    ]);
  });

  test('dead end', () => {
    expect(faults({}, [chart({ 'with a key': { to: 'cellar' }, 'with another': { to: 'hall' } })])).toEqual([
      'porch leads to cellar (Turn the key), which is nowhere.',
    ]);
  });

  test('missing chart', () => {
    expect(faults({ destinations: [...house.destinations, place('loft', { open: true, chart: 'lift' })] })).toEqual([
      'loft runs lift, which is no chart.',
    ]);
  });
});
