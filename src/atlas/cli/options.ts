import { callOf } from '../own-file';
import { type Language, MATTERS } from '../types';
import { parseCommand } from './parse-command';

const STRATEGIES = [
  'states',
  'transitions',
  'pairs',
  'requirement',
  'requirements',
  'changed',
  'risk',
  'between',
  'random',
] as const;
export const FORMATS = ['md', 'gherkin', 'csv', 'testrail', 'xray', 'html', 'json'] as const;
const LANGUAGES = ['en', 'bn'] as const satisfies readonly Language[];
export const TIERS = ['model', 'rendered', 'browser'] as const;
export type Format = (typeof FORMATS)[number];
export type Tier = (typeof TIERS)[number];

export const HELP = `${callOf('paths')} <flow | file> [--strategy ${STRATEGIES.join(' | ')}]
  --requirement ID                        the states that carry it, with all their exits
  --requirements ID,ID                    the fewest paths that show each of them
  --since REVISION                        what has changed since a revision of git (changed)
  --risk money,access                     the steps whose failure costs that (${MATTERS.join(', ')})
  --from STATE --through STATE --to STATE the shortest path; --through may repeat
  --seed N --walks N --steps N            random walks, reproducible by seed
  --format ${FORMATS.join(' | ')}  --lang ${LANGUAGES.join(' | ')}  --out FILE
  --all                                   includes steps left to automated tests (json always does)
  --guess                                 guesses missing samples
  --machines GLOB                         where to look for flows (machines/**/*.machine.ts)
  --narrator FILE                         module that derives the scripts of flows without steps
${callOf('paths')} [<flow | file>] --replay FILE [--tier ${TIERS.join(' | ')}]`;

/** Parses and validates the options of the command; errors are one line. */
export function optionsOf(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  const strategy = strategyOf(values);
  const own = {
    requirement: ['requirement'],
    requirements: ['requirements'],
    changed: ['since'],
    risk: ['risk'],
    between: ['from', 'to', 'through'],
    random: ['seed', 'walks', 'steps'],
  };
  for (const [owner, names] of Object.entries(own)) {
    const stray = Object.keys(values).find((name) => names.includes(name) && strategy !== owner);
    if (stray) throw new Error(`--${stray} requires --strategy ${owner}, not ${strategy}.`);
  }
  if (strategy === 'requirement' && !values.requirement)
    throw new Error('--strategy requirement needs --requirement ID.');
  if (strategy === 'requirements' && !values.requirements)
    throw new Error('--strategy requirements needs --requirements ID,ID.');
  if (strategy === 'changed' && !values.since) throw new Error('--strategy changed needs --since REVISION.');
  if (strategy === 'risk' && !values.risk) throw new Error(`--strategy risk needs --risk ${MATTERS.join(',')}.`);
  if (strategy === 'between' && !values.to) throw new Error('--strategy between needs --to STATE.');
  if (positionals.length > 1) throw new Error(`One flow or file at a time, not ${positionals.join(', ')}.`);
  if (values.tier !== undefined && !values.replay) throw new Error('--tier requires --replay FILE.');
  return {
    what: positionals[0],
    strategy,
    requirement: values.requirement ?? '',
    requirements: listOf(values.requirements),
    since: values.since,
    matters: listOf(values.risk).map((matter) => oneOf('risk', MATTERS, matter)),
    stations: [...(values.from ? [values.from] : []), ...(values.through ?? []), ...(values.to ? [values.to] : [])],
    seed: numberOf('seed', values.seed, 1, 0),
    walks: numberOf('walks', values.walks, 10, 1),
    steps: numberOf('steps', values.steps, 20, 1),
    format: oneOf('format', FORMATS, values.format ?? 'md'),
    language: oneOf('lang', LANGUAGES, values.lang ?? 'en'),
    out: values.out,
    given: values.machines !== undefined,
    machines: values.machines ?? ['machines/**/*.machine.ts'],
    narrator: values.narrator,
    replay: values.replay,
    all: values.all ?? false,
    guess: values.guess ?? false,
    tier: oneOf('tier', TIERS, values.tier ?? 'model'),
    help: values.help ?? false,
  };
}
export type Options = ReturnType<typeof optionsOf>;

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const many = { type: 'string', multiple: true } as const;
  const options = {
    strategy: text,
    requirement: text,
    requirements: text,
    since: text,
    risk: text,
    from: text,
    to: text,
    through: many,
    seed: text,
    walks: text,
    steps: text,
    format: text,
    lang: text,
    out: text,
    machines: many,
    narrator: text,
    replay: text,
    tier: text,
    all: { type: 'boolean' },
    guess: { type: 'boolean' },
  } as const;
  return parseCommand(args, options, HELP);
}

/** Returns the named strategy, or the one that the other options imply. */
function strategyOf({
  strategy,
  requirement,
  requirements,
  since,
  risk,
  to,
  from,
}: ReturnType<typeof parsed>['values']) {
  if (strategy !== undefined) return oneOf('strategy', STRATEGIES, strategy);
  if (requirement !== undefined) return 'requirement';
  if (requirements !== undefined) return 'requirements';
  if (since !== undefined) return 'changed';
  if (risk !== undefined) return 'risk';
  return to !== undefined || from !== undefined ? 'between' : 'transitions';
}

const listOf = (text = ''): string[] => text.split(',').filter(Boolean);

function oneOf<T extends string>(name: string, known: readonly T[], value: string): T {
  const found = known.find((name) => name === value);
  if (found === undefined) throw new Error(`--${name} must be one of ${known.join(', ')}, not ${value}.`);
  return found;
}

function numberOf(name: string, value: string | undefined, otherwise: number, least: number): number {
  if (value === undefined) return otherwise;
  const number = Number(value);
  if (!/^\d+$/.test(value) || !Number.isSafeInteger(number) || number < least)
    throw new Error(`--${name} must be a whole number from ${least}, not ${value}.`);
  return number;
}
