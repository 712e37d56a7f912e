import type { AnyStateMachine } from 'xstate';
import { leavesOf, rested } from './by-hand';
import type { Declared, MicrostepCoverage } from './declared';
import type { Exploration } from './explore';
import { hashOf, stable } from './json';
import { minimise } from './minimise';
import { type Move, tokenOf } from './moves';
import type { Path, PathStep } from './paths';
import { picture } from './picture';
import { MATTERS, type Matter, type Performer, type SetUp, type Text } from './types';

/** Action of a step: a move of the chart, a better description of it, or setup. */
type Done = { move?: Pick<Move, 'kind' | 'event' | 'sample' | 'invoke'>; text?: Text; command?: string };
/**
 * Language-neutral step of a case. `states`: paths of the states to check after it, only new ones if there are any.
 * `passes`: true if they are transient.
 */
export type CaseStep = Done & {
  who: Performer;
  /** Detailed checks, if they are known. */
  checks?: Text;
  states: string[];
  passes: boolean;
  requirements: string[];
};
/**
 * Language-neutral test case of a path. Its id derives from what it covers, so it is stable when other cases come and
 * go. `input`: input of the chart; `tries`: moves that no earlier case has tried; `given`: preparation.
 */
export type Case = {
  id: string;
  input?: string;
  matter: Matter;
  tries: Pick<Move, 'kind' | 'event' | 'sample' | 'invoke'>[];
  given: readonly SetUp[];
  steps: CaseStep[];
  requirements: string[];
};

const idsOf = ({ stepCoverages, steps }: Pick<Path, 'stepCoverages' | 'steps'>): string[] => {
  const all = [...stepCoverages, ...steps.flatMap((step) => step.stepCoverages)];
  return [
    ...all.flatMap(({ states, transitions, guardSides }) => [...states, ...transitions, ...guardSides]),
    ...steps.map((step) => tokenOf(step)),
  ];
};

/** Returns the id of a case, a hash of what it covers. */
export const caseId = (machine: string, path: Pick<Path, 'input' | 'stepCoverages' | 'steps'>): string =>
  `${machine}-${hashOf([path.input ?? '', ...new Set(idsOf(path))].sort().join('\n'))}`;

/** Returns the revision of a chart, a hash of its picture. */
export const revisionOf = (machine: AnyStateMachine): string => hashOf(stable(picture(machine)));

/** Sorts paths by the cost of their failure. */
export function byMatter(paths: readonly Path[]): Path[] {
  const weighed = paths.map((path) => ({ path, matter: matterOf(path) }));
  return MATTERS.flatMap((matter) => weighed.filter((entry) => entry.matter === matter).map(({ path }) => path));
}

/**
 * Prepares paths for execution by hand: each extended until it rests, sorted by cost of failure; covers all transitions
 * by default.
 */
export const inOrder = (
  exploration: Exploration,
  paths: readonly Path[] = minimise(exploration, 'transitions'),
): Path[] => byMatter(paths.map((path) => rested(path, exploration)));

/** Converts paths to cases, in order. */
export function cases(paths: readonly Path[], declared: Declared): Case[] {
  const tried = new Set<string>();
  const idCounts = new Map<string, number>();
  return paths.map((path) => {
    const fresh = path.steps.filter((step) => !tried.has(tokenOf(step)));
    for (const step of fresh) tried.add(tokenOf(step));
    const found = caseId(declared.machine, path);
    idCounts.set(found, (idCounts.get(found) ?? 0) + 1);
    const id = idCounts.get(found) === 1 ? found : `${found}-${idCounts.get(found)}`;
    return { id, input: path.input, matter: matterOf(path), tries: triesOf(fresh), ...stepsOf(path, declared) };
  });
}

const matterOf = ({ steps }: Path): Matter => {
  const matters = new Set(steps.map(({ hand }) => hand?.matter));
  return MATTERS.find((matter) => matters.has(matter)) ?? 'other';
};

/** Returns the moves that describe a case best: costly failures first, outcomes before the events that request them. */
function triesOf(steps: readonly PathStep[]): Case['tries'] {
  const rank = ({ hand, kind }: PathStep) => MATTERS.indexOf(hand?.matter ?? 'other') * 2 + (kind === 'event' ? 1 : 0);
  const once = steps.filter((step, at) => steps.findIndex((other) => tokenOf(other) === tokenOf(step)) === at);
  return once.sort((a, b) => rank(a) - rank(b)).map(moveOf);
}

const moveOf = ({ kind, event, sample, invoke }: PathStep): Case['tries'][number] => ({
  kind,
  event: { type: event.type },
  sample,
  invoke,
});
const setUpOf = ({ en, bn, command }: SetUp): Done => ({ text: { en, bn }, ...(command !== undefined && { command }) });

function stepsOf(path: Path, declared: Declared): Pick<Case, 'given' | 'steps' | 'requirements'> {
  const met = new Set<string>();
  /** Returns the requirements of the observed states that no earlier step has met. */
  const meets = (stepCoverages: readonly MicrostepCoverage[]): string[] => {
    const ids = new Set(stepCoverages.flatMap(({ states }) => states));
    const all = declared.states.filter(({ id }) => ids.has(id)).flatMap(({ requirements }) => requirements);
    const fresh = [...new Set(all)].filter((id) => !met.has(id));
    for (const id of fresh) met.add(id);
    return fresh;
  };
  const preparations: SetUp[] = [...(path.begins?.given ?? [])];
  const first = { who: 'tester' as const, text: path.begins?.opens, states: leavesOf(path.start.value), passes: false };
  const steps: CaseStep[] = [{ ...first, requirements: meets(path.stepCoverages) }];
  /** Index of the tester's last action. */
  let last = 0;
  const prepare = (all: readonly SetUp[], at: number) => {
    if (at === 0) preparations.push(...all);
    else steps.splice(at, 0, ...all.map((preparation) => setUp(preparation, steps[at - 1])));
    if (at > 0 && last >= at) last += all.length;
  };
  for (const step of path.steps) {
    const { hand } = step;
    const performer = hand?.who ?? (step.kind === 'event' ? 'tester' : 'system');
    prepare(hand?.ahead ?? [], last);
    prepare(hand?.before ?? [], steps.length);
    const ends = steps.at(-1);
    if (ends && performer === 'system' && step.kind === 'outcome') ends.passes = true;
    steps.push({
      who: performer,
      move: moveOf(step),
      text: hand?.text,
      states: newOf(step),
      passes: false,
      requirements: meets(step.stepCoverages),
    });
    if (performer === 'tester') last = steps.length - 1;
    prepare(hand?.after ?? [], steps.length);
  }
  return { given: preparations, steps, requirements: [...met] };
}

const setUp = (preparation: SetUp, before: CaseStep | undefined): CaseStep => ({
  who: 'setup',
  ...setUpOf(preparation),
  states: before?.states ?? [],
  passes: false,
  requirements: [],
});

/** Returns the states that a step adds, or all of them if it adds none. */
function newOf({ before, after }: PathStep): string[] {
  const old = new Set(leavesOf(before.value));
  const all = leavesOf(after.value);
  const fresh = all.filter((leaf) => !old.has(leaf));
  return fresh.length > 0 ? fresh : all;
}
