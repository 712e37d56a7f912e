import { describe, expect, test } from 'vitest';
import {
  type AnySteps,
  byHand,
  cases,
  explore,
  inOrder,
  minimise,
  readSamples,
  rested,
  scripts,
  tokenOf,
} from '../../src/atlas';
import { doorMachine } from './shop/shop.machine';
import { doorSamples } from './shop/shop.samples';

const { samples, words } = readSamples(doorSamples);
const exploration = explore(doorMachine, samples);
const text = (en: string) => ({ en, bn: en });
const RAINS = { ...text('Let it rain'), command: 'npm run ops -- rain on' };
const DRY = text('Wait for the sun');

/** The bell breaks only from outside; `ajar` needs rain. */
const steps = {
  begins: {
    'from the street': { environment: 'dry', given: [text('Go to the shop')], opens: text('Stand before the door') },
  },
  events: {
    opened: {
      wide: { matter: 'money', ...text('Push the door with both hands') },
      'a crack, "so"': { when: ({ environment }) => environment === 'wet' },
    },
    closed: { softly: [{ when: (here) => here.in('open'), machine: text('It would wake the dog.') }, {}] },
  },
  outcomes: {
    bell: {
      rang: { when: ({ environment }) => environment === 'dry', ahead: [RAINS], after: [DRY], leads: 'wet' },
      'is broken': { machine: text('No hand reaches it.') },
    },
  },
  delays: { ajar: {} },
} satisfies AnySteps;

const hand = byHand(exploration, steps);
const found = inOrder(hand);
const made = cases(found, exploration.declared);
const scriptsIn = (language: 'en' | 'bn') => scripts(made, { declared: exploration.declared, language, words });

describe('exploration by hand', () => {
  test('contains what the instructions allow in the current environment', () => {
    const done = new Set(hand.edges.map(({ move }) => tokenOf(move)));
    expect([...done].sort()).toEqual([
      'bell: rang',
      'closed: softly',
      'opened: a crack, "so"',
      'opened: wide',
      'xstate.after.1000.door.ajar',
    ]);
    const environments = hand.edges
      .filter(({ move }) => tokenOf(move) === 'opened: a crack, "so"')
      .map(({ from }) => Object(hand.places[from]).environment);
    expect(environments).toEqual(['wet']);
  });

  test('leaves moves to automated tests, with the reason', () => {
    expect(hand.left.map(({ move, why }) => [tokenOf(move), why.en])).toEqual([
      ['bell: is broken', 'No hand reaches it.'],
    ]);
    expect(hand.lacking).toEqual([]);
  });

  test('lists moves without instructions', () => {
    const without = { ...steps, outcomes: { bell: { rang: {} } } } satisfies AnySteps;
    expect(byHand(exploration, without).lacking.map(tokenOf)).toEqual(['bell: is broken']);
    expect(byHand(exploration, undefined).lacking).toHaveLength(6);
  });
});

describe('case', () => {
  test('names actor and action; puts preparation before the tester’s action and clean-up after it', () => {
    const [first] = scriptsIn('en');
    expect(first?.preparations).toEqual(['Go to the shop']);
    expect(first?.steps.slice(0, 5).map(({ performer, action, expected }) => [performer, action, expected])).toEqual([
      ['tester', 'Stand before the door', 'The door is shut'],
      ['setup', 'Let it rain: npm run ops -- rain on', 'Unchanged: The door is shut'],
      ['tester', 'Push the door with both hands', 'Briefly: The door stands open'],
      ['system', 'The bell has rung', 'The door is shut'],
      ['setup', 'Wait for the sun', 'Unchanged: The door is shut'],
    ]);
  });

  test('describes what it tries, in both languages, and the cost of a failure', () => {
    expect(scriptsIn('en')[0]).toMatchObject({
      title: expect.stringMatching(/^The door of the shop: Push the door; /),
      matter: 'money',
    });
    expect(scriptsIn('bn')[0]?.title).toMatch(/^দোকানের দরজা: দরজা ঠেলুন; /);
    expect(scriptsIn('bn')[0]?.steps[1]?.expected).toBe('অপরিবর্তিত: দরজা বন্ধ');
  });

  test('names each requirement at the first step that meets it', () => {
    const steps = scriptsIn('en')[0]?.steps ?? [];
    expect(steps.map(({ requirements }) => requirements.join()).filter(Boolean)).toEqual(['shop.1', 'shop.2']);
    expect(steps[0]?.requirements).toEqual(['shop.1']);
    expect(steps[2]?.requirements).toEqual(['shop.2']);
  });

  test('has an id that derives from what it covers, regardless of earlier cases', () => {
    const all = minimise(exploration, 'pairs');
    const ids = (paths: typeof all) =>
      new Map(cases(paths, exploration.declared).map(({ id }, index) => [paths[index], id]));
    const there = ids(all);
    const back = ids([...all].reverse());
    for (const path of all) expect(back.get(path)).toBe(there.get(path));
    expect(new Set(there.values()).size).toBe(all.length);
    for (const id of there.values()) expect(id).toMatch(/^door-[a-z0-9]{6}$/);
  });

  test('continues with automatic steps until a tester can inspect the state', () => {
    const [path] = minimise(hand, 'states');
    if (!path) throw new Error('no path');
    const upToBell = { ...path, steps: path.steps.slice(0, 1) };
    expect(rested(upToBell, hand).steps.map((step) => tokenOf(step))).toEqual(['opened: wide', 'bell: rang']);
  });
});
