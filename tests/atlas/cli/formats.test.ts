import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import type { AnySteps } from '../../../src/atlas';
import { FORMAT } from '../../../src/atlas/cli/formats';
import { generate } from '../../../src/atlas/cli/generate';
import { load } from '../../../src/atlas/cli/load';
import { optionsOf } from '../../../src/atlas/cli/options';
import { events } from '../counts';

const charts = await load(['tests/atlas/shop/shop.machine.ts']);
const [door] = charts;
if (!door) throw new Error('no door');
const way = ['--from', 'shut', '--through', 'ajar', '--to', 'open'];
const written = (chart: typeof door, ...args: string[]) => {
  const options = optionsOf(args);
  return FORMAT[options.format]([generate(chart, options)]);
};
const text = (en: string) => ({ en, bn: en });
/** Door with an unbreakable bell that opens to `ajar` while it rains. */
const byHand = {
  ...door,
  steps: {
    begins: {
      'from the street': { environment: 'dry', given: [text('Go to the shop')], opens: text('Stand before the door') },
    },
    events: {
      opened: {
        wide: { matter: 'money' },
        'a crack, "so"': { when: ({ environment }: { environment: string }) => environment === 'wet' },
      },
      closed: { softly: {} },
    },
    outcomes: {
      bell: {
        rang: { ahead: [{ ...text('Let it rain'), command: 'npm run ops -- rain on' }], leads: 'wet' },
        'is broken': { machine: text('No hand reaches it.') },
      },
    },
    delays: { ajar: {} },
  } satisfies AnySteps,
};
const crack = 'Push the door a little, "so"';

describe('readable script', () => {
  test('uses the labels of the chart for goal, actor and result', () => {
    const text = written(door, ...way);
    const id = /door-[a-z0-9]{6}/.exec(text)?.[0];
    expect(text).toBe(`# The door of the shop

## The door of the shop: ${crack}; Pull the door; Push the door

**Case:** ${id} · **Priority:** Other · **Result:** \\_\\_\\_\\_ · **Tester:** \\_\\_\\_\\_ · **Build:** \\_\\_\\_\\_

**Setup:** none

1. [ ] **Tester:** Open the flow\\
   **Expect:** The door is shut \\[shop.1\\]
2. [ ] **Tester:** ${crack}\\
   **Expect:** The door is open a crack
3. [ ] **Tester:** Pull the door\\
   **Expect:** The door is shut
4. [ ] **Tester:** Push the door\\
   **Expect:** The door stands open \\[shop.2\\]
`);
  });

  test('is available in Bengali', () => {
    const text = written(door, ...way, '--lang', 'bn');
    expect(text).toContain('## দোকানের দরজা: দরজা একটু ঠেলুন; দরজা টানুন; দরজা ঠেলুন\n');
    expect(text).toContain('2. [ ] **পরীক্ষক:** দরজা একটু ঠেলুন\\\n   **দেখুন:** দরজা একটু খোলা\n');
  });

  test('falls back to names and descriptions without labels, escaped', () => {
    const text = written({ ...door, words: undefined }, ...way);
    expect(text).toContain('# door\n\n## door: opened: a crack, "so"; closed: softly; opened: wide\n');
    expect(text).toContain('[ ] **Tester:** opened: a crack, "so"\\\n   **Expect:** ajar\n');
    const samples = { events: { opened: { '*so*\n# and': { wide: false } } }, outcomes: {} };
    const odd = { ...door, words: undefined, samples };
    expect(written(odd, '--to', 'ajar')).toContain('opened: \\*so\\* # and\\\n');
    expect(written(odd, '--to', 'ajar', '--format', 'csv')).toContain(',opened: *so* # and,');
  });

  test('lists what is left to automated tests, with the reason', () => {
    const text = written(byHand, '--format', 'md');
    expect(text).toContain('## Left to automated tests\n\n- The bell is broken (bell): No hand reaches it.\n');
    expect(generate(byHand, optionsOf([])).messages).toContain(
      'Left to automated tests: The bell is broken (bell): No hand reaches it.',
    );
    expect(written(byHand, '--all')).not.toContain('Left to automated tests');
  });

  test('is printable, with escaped text', () => {
    const samples = { events: { opened: { '<b>so</b>': { wide: false } } }, outcomes: {} };
    const text = written({ ...door, words: undefined, samples }, '--to', 'ajar', '--format', 'html');
    expect(text).toContain('<td>opened: &lt;b&gt;so&lt;/b&gt;</td>');
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(written(door, ...way, '--format', 'html', '--lang', 'bn')).toContain('<td>পরীক্ষক</td><td>দরজা টানুন</td>');
  });
});

test('a step lists only new states if many are active', () => {
  const region = (event: string) => ({ initial: 'off', states: { off: { on: { [event]: 'on' } }, on: {} } });
  const machine = createMachine({
    id: 'lights',
    type: 'parallel',
    states: { left: region('one'), right: region('two') },
  });
  const lights = { id: 'lights', file: '', name: 'lights', machine, samples: events('one', 'two') };
  const text = written(lights, '--to', 'left.on');
  expect(text).toContain('**Expect:** left.off; right.off\n');
  expect(text).toContain('**Expect:** left.on\n');
});

/** Parses a table into rows by column, without the byte order mark. */
const rowsOf = (text: string): Record<string, string>[] =>
  parse(text, { columns: true, record_delimiter: '\r\n', bom: true });

describe('CSV', () => {
  const text = written(door, ...way, '--format', 'csv');

  test('has a row per step, with columns to group, to import and to fill in', () => {
    const same = {
      ...{
        id: expect.stringMatching(/^door-[a-z0-9]{6}$/),
        title: `The door of the shop: ${crack}; Pull the door; Push the door`,
      },
      ...{
        priority: 'Medium',
        setup: '',
        who: 'Tester',
        minutes: '2',
        'case requirements': 'shop.1 shop.2',
        result: '',
        tester: '',
        build: '',
      },
    };
    expect(rowsOf(text)).toEqual([
      {
        ...same,
        'step no': '1',
        action: 'Open the flow',
        expected: 'The door is shut',
        requirements: 'shop.1',
      },
      { ...same, 'step no': '2', action: crack, expected: 'The door is open a crack', requirements: '' },
      { ...same, 'step no': '3', action: 'Pull the door', expected: 'The door is shut', requirements: '' },
      { ...same, 'step no': '4', action: 'Push the door', expected: 'The door stands open', requirements: 'shop.2' },
    ]);
  });

  test('starts with a byte order mark; ends lines and quotes by RFC 4180', () => {
    expect(text.startsWith('\uFEFFid,title,')).toBe(true);
    expect(text.split('\r\n')).toHaveLength(6);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(text).toContain(',2,Tester,"Push the door a little, ""so""",');
  });

  test('imports into TestRail: a row with a title starts a case, its steps follow', () => {
    const rows = rowsOf(written(byHand, '--format', 'testrail'));
    const { cases } = generate(byHand, optionsOf([]));
    expect(Object.keys(rows[0] ?? {})).toEqual([
      ...[
        'Title',
        'Section',
        'Template',
        'Type',
        'Priority',
        'Estimate',
        'References',
        'Preconditions',
        'Steps (Step)',
        'Steps (Expected Result)',
      ],
    ]);
    const heads = rows.filter(({ Title }) => Title !== '');
    expect(heads.map(({ Title }) => /\[(.*)\]$/.exec(Title ?? '')?.[1])).toEqual(cases.map(({ id }) => id));
    expect(heads[0]).toMatchObject({
      Section: 'The door of the shop',
      Template: 'Test Case (Steps)',
      Priority: 'Critical',
      Estimate: '6m',
      Preconditions: 'Go to the shop',
    });
    expect(heads[0]).toMatchObject({ References: 'shop.1, shop.2', 'Steps (Step)': 'Tester: Stand before the door' });
    expect(rows).toHaveLength(cases.reduce((sum, { steps }) => sum + steps.length, 0));
  });

  test('imports into Xray: rows of a case share a Test ID, the first has Summary and Test Type', () => {
    const rows = rowsOf(written(byHand, '--format', 'xray'));
    const { cases } = generate(byHand, optionsOf([]));
    expect([...new Set(rows.map((row) => row['Test ID']))]).toEqual(cases.map(({ id }) => id));
    expect(rows[0]).toMatchObject({
      'Test Type': 'Manual',
      Priority: 'Highest',
      Description: 'Go to the shop',
      Action: 'Stand before the door',
    });
    expect(rows[0]?.Summary).toMatch(/^The door of the shop: /);
    expect(rows.filter(({ Summary }) => Summary !== '')).toHaveLength(cases.length);
    expect(rows[1]).toMatchObject({
      Summary: '',
      'Test Type': '',
      Data: expect.stringMatching(/^(?:Tester|System|Setup)$/),
    });
  });
});

describe('Gherkin', () => {
  const read = (text: string) =>
    new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher()).parse(text).feature;

  test('parses with Cucumber’s parser, steps in order', () => {
    const feature = read(written(door, ...way, '--format', 'gherkin'));
    const [scenario] = feature?.children.map((child) => child.scenario) ?? [];
    expect([feature?.name, scenario?.name]).toEqual([
      'The door of the shop',
      `The door of the shop: ${crack}; Pull the door; Push the door`,
    ]);
    expect(scenario?.tags.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^@door-/),
      '@Medium',
      '@shop.1',
      '@shop.2',
    ]);
    expect(scenario?.steps.map(({ keyword, text }) => keyword + text)).toEqual([
      'When Open the flow',
      'Then The door is shut',
      `When ${crack}`,
      'Then The door is open a crack',
      'When Pull the door',
      'Then The door is shut',
      'When Push the door',
      'Then The door stands open',
    ]);
  });

  test('has setup as Given, and marks automatic steps', () => {
    const [first] = read(written(byHand, '--format', 'gherkin'))?.children.map((child) => child.scenario) ?? [];
    const steps = first?.steps.map(({ keyword, text }) => keyword + text) ?? [];
    expect(steps.slice(0, 2)).toEqual(['Given Go to the shop', 'When Stand before the door']);
    expect(steps).toContain('Given Let it rain: npm run ops -- rain on');
    expect(steps).toContain('When System: The bell has rung');
  });

  test('has a scenario per path, in Bengali too', () => {
    const feature = read(written(door, '--strategy', 'pairs', '--format', 'gherkin', '--lang', 'bn'));
    const { paths } = generate(door, optionsOf(['--strategy', 'pairs']));
    expect(feature?.children).toHaveLength(paths.length);
    expect(feature?.name).toBe('দোকানের দরজা');
  });
});

describe('summary of paths', () => {
  test('has their number, the lower bound and the coverage', () => {
    const { messages } = generate(door, optionsOf([]));
    expect(messages).toEqual([
      'door: 1 path, 9 steps, about 4 minutes by hand; lower bound: 1 path and 9 steps, exceeded by 0 and 0.',
      'door  transitions  states 3/3  transitions 7/7  guard sides 2/2  outcomes 2/2  delays 1/1  pairs 8/15  requirements 2/2',
      'There is no door.steps.ts beside door: actors are derived from the chart, without instructions.',
    ]);
  });

  test('names what cannot be tried without samples', () => {
    const summaries = charts.map((chart) => generate({ ...chart, samples: undefined }, optionsOf([])).messages.at(-2));
    expect(summaries).toEqual([
      'Not tried without samples: the event opened; the event closed; the output of bell; the error of bell.',
      'Not tried without samples: the event switch.pressed; the event bulb.broke.',
    ]);
  });

  test.each([
    [['--requirement', 'shop.9'], 'No state of door carries the requirement shop.9.'],
    [['--to', 'gone'], 'door has no state gone. It has: shut, open, ajar.'],
  ])('names the reason why there are none: %j', (args, reason) => {
    expect(() => generate(door, optionsOf(args))).toThrow(new Error(reason));
  });

  test('reports a route that does not exist', () => {
    const stuck = { ...door, samples: undefined };
    expect(() => generate(stuck, optionsOf(way))).toThrow(
      new Error('No path of door passes shut, then ajar, then open.'),
    );
  });
});
