import type { Case, CaseStep } from './cases';
import type { Declared } from './declared';
import { describeMove } from './describe-move';
import type { Path } from './paths';
import type { AnyWords, Language, Matter, Performer, SetUp } from './types';

export type ScriptStep = { performer: Performer; action: string; expected: string; requirements: string[] };
/** Test case as a tester reads it. `preparations`: one command or action each. */
export type Script = {
  id: string;
  title: string;
  matter: Matter;
  preparations: string[];
  requirements: string[];
  steps: ScriptStep[];
};
/** Labels for scripts: those of a chart, or else its names and descriptions. */
export type ScriptLabels = {
  declared: { machine: string; states: readonly { path: string; description?: string }[] };
  language: Language;
  words?: AnyWords;
};

/** Actors, as testers read them. */
export const PERFORMER_LABELS: Record<Language, Record<Performer, string>> = {
  en: { tester: 'Tester', system: 'System', setup: 'Setup' },
  bn: { tester: 'পরীক্ষক', system: 'সিস্টেম', setup: 'প্রস্তুতি' },
};

/** Cost of a failure, by kind. */
export const MATTER: Record<Language, Record<Matter, string>> = {
  en: { money: 'Money', safety: 'Safety', access: 'Access', other: 'Other' },
  bn: { money: 'লেনদেন', safety: 'নিরাপত্তা', access: 'প্রবেশ', other: 'অন্যান্য' },
};

const EMPTY = { en: 'The flow is in its initial state', bn: 'প্রবাহটি শুরুর অবস্থায় আছে' };
const OPENS = { en: 'Open the flow', bn: 'প্রবাহটি খুলুন' };
const STILL = { en: 'Unchanged: ', bn: 'অপরিবর্তিত: ' };
const PASSES = { en: 'Briefly: ', bn: 'অল্প সময়ের জন্য: ' };
/** Result of a preparation that changes nothing in the flow. */
const DONE = { en: 'It succeeds', bn: 'কাজটি সফল হয়' };
/** Precedes the detailed checks of a step. */
export const CHECK: Record<Language, string> = { en: 'Look for: ', bn: 'যা থাকবে: ' };
const MORE = { en: 'and more', bn: 'ও আরও' };
/** Maximum number of moves in a title. */
const NAMED = 3;

/** Returns the title of a chart. */
export const titleOf = ({ declared, language, words }: ScriptLabels): string =>
  words?.title[language] ?? declared.machine;

/** Converts cases to scripts for testers, in order. */
export const scripts = (cases: readonly Case[], scriptLabels: ScriptLabels): Script[] =>
  cases.map((testCase) => ({
    id: testCase.id,
    title: caseTitle(testCase, scriptLabels),
    matter: testCase.matter,
    preparations: testCase.given.map((setUp) => setUpIn(setUp, scriptLabels)),
    requirements: testCase.requirements,
    steps: stepsOf(testCase, scriptLabels),
  }));

/** Builds a title from the moves that no earlier case has tried, or else from the final state. */
function caseTitle({ tries, steps }: Case, scriptLabels: ScriptLabels): string {
  const moves = [...new Set(tries.map((move) => describeMove(move, scriptLabels.language, scriptLabels.words)))];
  const named = moves.slice(0, NAMED);
  const rest = moves.length - named.length;
  const number = new Intl.NumberFormat(scriptLabels.language).format(rest);
  const more = rest > 0 ? [`${MORE[scriptLabels.language]} ${number}`] : [];
  return `${titleOf(scriptLabels)}: ${[...named, ...more].join('; ') || placeIn(steps.at(-1)?.states ?? [], scriptLabels)}`;
}

function stepsOf({ input, steps }: Case, scriptLabels: ScriptLabels): ScriptStep[] {
  const { language } = scriptLabels;
  let before: string | undefined;
  return steps.map((step, index) => {
    const place = placeIn(step.states, scriptLabels);
    const isSame = place === before;
    const isOutside = step.states.length === 0 && (step.who === 'setup' || step.checks !== undefined);
    if (!isOutside) before = place;
    const how = isSame ? STILL[language] : step.passes ? PASSES[language] : '';
    const results = [
      ...(isOutside ? [] : [`${how}${place}`]),
      ...(step.checks ? [`${CHECK[language]}${step.checks[language]}`] : []),
    ];
    const expected = results.join('. ') || DONE[language];
    const action = index === 0 && !step.text ? opensIn(input, scriptLabels) : actionIn(step, scriptLabels);
    return { performer: step.who, action, expected, requirements: step.requirements };
  });
}

function actionIn({ move, text, command }: CaseStep, scriptLabels: ScriptLabels): string {
  if (text) return setUpIn({ ...text, ...(command !== undefined && { command }) }, scriptLabels);
  return move ? describeMove(move, scriptLabels.language, scriptLabels.words) : '';
}

const setUpIn = ({ command, ...text }: SetUp, { language }: ScriptLabels): string =>
  command === undefined ? text[language] : `${text[language]}: ${command}`;

const opensIn = (input: string | undefined, { language, words }: ScriptLabels): string =>
  input === undefined ? OPENS[language] : (words?.inputs?.[input]?.[language] ?? input);

/** Returns the requirements of the states on a path, in chart order. */
export function requirementsOf({ stepCoverages, steps }: Omit<Path, 'start'>, { states }: Declared): string[] {
  const visited = new Set(
    [...stepCoverages, ...steps.flatMap((step) => step.stepCoverages)].flatMap((microstep) => microstep.states),
  );
  return [...new Set(states.filter(({ id }) => visited.has(id)).flatMap(({ requirements }) => requirements))];
}

function placeIn(states: readonly string[], scriptLabels: ScriptLabels): string {
  return [...new Set(states.map((path) => stateIn(path, scriptLabels)))].join('; ') || EMPTY[scriptLabels.language];
}

function stateIn(path: string, { declared, language, words }: ScriptLabels): string {
  return words?.states[path]?.[language] ?? declared.states.find((state) => state.path === path)?.description ?? path;
}
