import type { StateValue } from 'xstate';
import type { Declared } from './declared';
import type { Path, PathStep } from './paths';
import { tell } from './tell';
import type { AnyWords, Language } from './types';

/** A path as a tester reads it. */
export type Script = { title: string; precondition: string; requirements: string[]; steps: { action: string; expected: string }[] };
/** What it is told with: the words of a chart where there are any, else its names and descriptions. */
export type Teller = { declared: Declared; language: Language; words?: AnyWords };

const EXPECTED = { en: 'The flow stands at its beginning', bn: 'প্রবাহটি শুরুতে আছে' };

/** The innermost states of a value, as dotted paths. */
const leavesOf = (value: StateValue, above = ''): string[] =>
  typeof value === 'string'
    ? [above + value]
    : Object.entries(value).flatMap(([key, inner = {}]) => {
        const leaves = leavesOf(inner, `${above + key}.`);
        return leaves.length > 0 ? leaves : [above + key];
      });

/** The name of a chart in words. */
export const titleOf = ({ declared, language, words }: Teller): string => words?.title[language] ?? declared.machine;

/** Paths as scripts for testers, in order. */
export function scripts(paths: readonly Path[], teller: Teller): Script[] {
  return paths.map((path, index) => {
    const number = new Intl.NumberFormat(teller.language).format(index + 1);
    const last = path.steps.at(-1)?.after ?? path.start;
    return {
      title: `${titleOf(teller)} ${number}: ${placeIn(last.value, teller)}`,
      precondition: preconditionOf(path, teller),
      requirements: requirementsOf(path, teller.declared),
      steps: path.steps.map((step) => ({ action: tell(step, teller.language, teller.words), expected: expectedOf(step, teller) })),
    };
  });
}

/** The requirements of the states that a path sees, in the order of the chart. */
export function requirementsOf({ seen, steps }: Omit<Path, 'start'>, { states }: Declared): string[] {
  const visited = new Set([...seen, ...steps.flatMap((step) => step.seen)].flatMap((one) => one.states));
  return [...new Set(states.filter(({ id }) => visited.has(id)).flatMap(({ requirements }) => requirements))];
}

function preconditionOf({ input, start }: Path, teller: Teller): string {
  const place = placeIn(start.value, teller);
  if (input === undefined) return place;
  return `${teller.words?.inputs?.[input]?.[teller.language] ?? input}. ${place}`;
}

/** What is new to be seen after a step; all of it where nothing is. */
function expectedOf({ before, after }: PathStep, teller: Teller): string {
  const old = new Set(leavesOf(before.value));
  const fresh = leavesOf(after.value).filter((leaf) => !old.has(leaf));
  return fresh.length > 0 ? fresh.map((leaf) => stateIn(leaf, teller)).join('; ') : placeIn(after.value, teller);
}

function placeIn(value: StateValue, teller: Teller): string {
  const leaves = leavesOf(value).map((leaf) => stateIn(leaf, teller));
  return leaves.join('; ') || EXPECTED[teller.language];
}

function stateIn(path: string, { declared, language, words }: Teller): string {
  return words?.states[path]?.[language] ?? declared.states.find((state) => state.path === path)?.description ?? path;
}
