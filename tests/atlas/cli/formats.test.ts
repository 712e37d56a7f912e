import { AstBuilder, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
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
const crack = 'Push the door a little, "so"';

describe('a script to read', () => {
  test('is worded from the words of the chart', () => {
    expect(written(door, ...way)).toBe(`# The door of the shop

## The door of the shop 1: The door stands open

**Precondition:** The door is shut\\
**Requirements:** shop.1, shop.2

1. **Do:** ${crack}\\
   **Expect:** The door is open a crack
2. **Do:** Pull the door\\
   **Expect:** The door is shut
3. **Do:** Push the door\\
   **Expect:** The door stands open
`);
  });

  test('speaks Bengali', () => {
    expect(written(door, ...way, '--lang', 'bn')).toContain('## দোকানের দরজা ১: দরজা খোলা\n\n**পূর্বশর্ত:** দরজা বন্ধ');
    expect(written(door, ...way, '--lang', 'bn')).toContain('1. **করুন:** দরজা একটু ঠেলুন');
  });

  test('falls back to names and descriptions where there are no words, and does not let them format', () => {
    const text = written({ ...door, words: undefined }, ...way);
    expect(text).toContain('# door\n\n## door 1: The bell rings while the door stands open.\n\n**Precondition:** The door is shut.\\\n');
    expect(text).toContain('1. **Do:** opened: a crack, "so"\\\n   **Expect:** ajar\n');
    const samples = { events: { opened: { '*so*\n# and': { wide: false } } }, outcomes: {} };
    const odd = { ...door, words: undefined, samples };
    expect(written(odd, '--to', 'ajar')).toContain('opened: \\*so\\* \\# and\\\n');
    expect(written(odd, '--to', 'ajar', '--format', 'csv')).toContain(',opened: *so* # and,');
  });
});

test('a step tells of what is new, where much is to be seen at once', () => {
  const region = (event: string) => ({ initial: 'off', states: { off: { on: { [event]: 'on' } }, on: {} } });
  const machine = createMachine({ id: 'lights', type: 'parallel', states: { left: region('one'), right: region('two') } });
  const lights = { id: 'lights', file: '', name: 'lights', machine, samples: events('one', 'two') };
  const text = written(lights, '--to', 'left.on');
  expect(text).toContain('**Precondition:** left.off; right.off\\\n');
  expect(text).toContain('**Expect:** left.on\n');
});

describe('CSV', () => {
  const text = written(door, ...way, '--format', 'csv');

  test('has a row a step, with all that a tool groups and imports', () => {
    const rows: Record<string, string>[] = parse(text, { columns: true, record_delimiter: '\r\n' });
    const same = { title: 'The door of the shop 1: The door stands open', precondition: 'The door is shut', requirements: 'shop.1 shop.2' };
    expect(rows).toEqual([
      { ...same, 'step no': '1', action: crack, expected: 'The door is open a crack' },
      { ...same, 'step no': '2', action: 'Pull the door', expected: 'The door is shut' },
      { ...same, 'step no': '3', action: 'Push the door', expected: 'The door stands open' },
    ]);
  });

  test('ends its lines and quotes as RFC 4180 has it', () => {
    expect(text.split('\r\n')).toHaveLength(5);
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(text).toContain(',1,"Push the door a little, ""so""",');
  });
});

describe('Gherkin', () => {
  const read = (text: string) =>
    new Parser(new AstBuilder(IdGenerator.incrementing()), new GherkinClassicTokenMatcher()).parse(text).feature;

  test('is read by the parser of Cucumber, steps in their order', () => {
    const feature = read(written(door, ...way, '--format', 'gherkin'));
    const [scenario] = feature?.children.map((child) => child.scenario) ?? [];
    expect([feature?.name, scenario?.name]).toEqual(['The door of the shop', 'The door of the shop 1: The door stands open']);
    expect(scenario?.tags.map(({ name }) => name)).toEqual(['@shop.1', '@shop.2']);
    expect(scenario?.steps.map(({ keyword, text }) => keyword + text)).toEqual([
      'Given The door is shut',
      `When ${crack}`,
      'Then The door is open a crack',
      'When Pull the door',
      'Then The door is shut',
      'When Push the door',
      'Then The door stands open',
    ]);
  });

  test('has a scenario a path, also in Bengali', () => {
    const feature = read(written(door, '--strategy', 'pairs', '--format', 'gherkin', '--lang', 'bn'));
    const { paths } = generate(door, optionsOf(['--strategy', 'pairs']));
    expect(feature?.children).toHaveLength(paths.length);
    expect(feature?.name).toBe('দোকানের দরজা');
  });
});

describe('what is said of paths', () => {
  test('is how many they are, how many it takes at the least, and what they cover', () => {
    const { said } = generate(door, optionsOf([]));
    expect(said).toEqual([
      'door: 1 path, 9 steps; at the least it takes 1 path and 9 steps: these are 0 and 0 more.',
      'door  transitions  states 3/3  transitions 7/7  guard sides 2/2  outcomes 2/2  delays 1/1  pairs 8/15  requirements 2/2',
    ]);
  });

  test('is by name what cannot be tried, where there are no samples', () => {
    const said = charts.map((chart) => generate({ ...chart, samples: undefined }, optionsOf([])).said.at(-1));
    expect(said).toEqual([
      'Without samples it cannot try: the event opened; the event closed; the output of bell; the error of bell.',
      'Without samples it cannot try: the event switch.pressed; the event bulb.broke.',
    ]);
  });

  test.each([
    [['--requirement', 'shop.9'], 'No state of door carries the requirement shop.9.'],
    [['--to', 'gone'], 'door has no state gone. It has: shut, open, ajar.'],
  ])('is why there are none: %j', (args, said) => {
    expect(() => generate(door, optionsOf(args))).toThrow(new Error(said));
  });

  test('is that no way was found', () => {
    const stuck = { ...door, samples: undefined };
    expect(() => generate(stuck, optionsOf(way))).toThrow(new Error('No way of door was found that passes shut, then ajar, then open.'));
  });
});
