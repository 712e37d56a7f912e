import { describe, expect, test } from 'vitest';
import { HELP, optionsOf } from '../../../src/atlas/cli/options';

const USAGE = HELP.split('\n')[0];

describe('options of paths', () => {
  test('default to transitions, English and Markdown', () => {
    expect(optionsOf(['login'])).toMatchObject({
      what: 'login',
      strategy: 'transitions',
      language: 'en',
      format: 'md',
      tier: 'model',
    });
  });

  test('imply their strategy', () => {
    expect(optionsOf(['login', '--requirement', 'r.1'])).toMatchObject({ strategy: 'requirement', requirement: 'r.1' });
    expect(optionsOf(['login', '--requirements', 'r.1,r.2'])).toMatchObject({
      strategy: 'requirements',
      requirements: ['r.1', 'r.2'],
    });
    expect(optionsOf(['login', '--since', 'main'])).toMatchObject({ strategy: 'changed', since: 'main' });
    const way = ['--from', 'a', '--through', 'b', '--through', 'c', '--to', 'd'];
    expect(optionsOf(['login', ...way])).toMatchObject({ strategy: 'between', stations: ['a', 'b', 'c', 'd'] });
  });

  test.each([
    [
      ['--strategy', 'all'],
      '--strategy must be one of states, transitions, pairs, requirement, requirements, changed, risk, between, random, not all.',
    ],
    [['--format', 'xml'], '--format must be one of md, gherkin, csv, testrail, xray, html, json, not xml.'],
    [['--lang', 'de'], '--lang must be one of en, bn, not de.'],
    [['--replay', 'f', '--tier', 'moon'], '--tier must be one of model, rendered, browser, not moon.'],
    [['--tier', 'model'], '--tier requires --replay FILE.'],
    [['--strategy', 'requirement'], '--strategy requirement needs --requirement ID.'],
    [['--strategy', 'requirements'], '--strategy requirements needs --requirements ID,ID.'],
    [['--strategy', 'changed'], '--strategy changed needs --since REVISION.'],
    [['--strategy', 'pairs', '--since', 'main'], '--since requires --strategy changed, not pairs.'],
    [['--from', 'a'], '--strategy between needs --to STATE.'],
    [['--strategy', 'pairs', '--to', 'a'], '--to requires --strategy between, not pairs.'],
    [['--seed', '1'], '--seed requires --strategy random, not transitions.'],
    [['--strategy', 'random', '--walks', '0'], '--walks must be a whole number from 1, not 0.'],
    [['--strategy', 'random', '--seed', '1.5'], '--seed must be a whole number from 0, not 1.5.'],
    [['a', 'b'], 'One flow or file at a time, not a, b.'],
    [['--colour'], `Unknown option '--colour'; see --help.\n${USAGE}`],
    [['--format'], `Option '--format <value>' argument missing; see --help.\n${USAGE}`],
  ])('are rejected in one line if wrong: %j', (args, message) => {
    expect(() => optionsOf(args)).toThrow(new Error(message));
  });
});
