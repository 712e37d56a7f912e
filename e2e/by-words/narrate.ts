import type { AnyStateMachine } from 'xstate';
import { freshWindow, resetTo } from '../../machines/steps';
import type { AnySamples, Case, Language, LeftToMachine, Path } from '../../src/atlas';
import { tokenOf } from '../../src/atlas';
import { exploreFaces } from '../../tests/harness/faces';
import { localised } from '../../tests/harness/localised';
import { type FeasiblePaths, feasiblePaths, turnedIn } from '../harness/environment';
import { stepsOf } from '../harness/failed-paths';
import { type FlowSteps, flowByHand } from '../harness/row';
import { type HandModel, handModel } from './feasible';
import { REASONS } from './recorder';
import { type Hand, Unwritable, Writer } from './writer';
import { casesOf, type Written } from './written-cases';

type Narrated = { cases: Case[]; paths: Path[]; left: LeftToMachine[] };

/** Attempts at avoiding moves that cannot be written down. */
const ATTEMPTS = 12;
const LANGUAGES: readonly Language[] = ['en', 'bn'];

/** Derives the scripts of a flow from its driver and its environment, in both languages. */
export async function narrate(tests: FlowSteps, machine: AnyStateMachine, samples: AnySamples): Promise<Narrated> {
  const steps = flowByHand(tests);
  const exploration = exploreFaces(machine, localised(samples, 'en'));
  const hand = await handModel(steps);
  for (let attempt = 0; ; attempt += 1) {
    const feasible = feasiblePaths(exploration, steps.driver, hand.model);
    const written: Written[] = [];
    let failed: Unwritable | undefined;
    for (const path of feasible.paths) {
      try {
        const all = await writePath(path, feasible, steps, hand);
        written.push({ ...all, path: pathOf(path, feasible) });
      } catch (error) {
        if (!(error instanceof Unwritable)) throw error;
        failed ??= error;
        hand.exclude(error.token, error.reason);
      }
    }
    if (failed && attempt < ATTEMPTS) continue;
    const done = new Set(written.flatMap(({ path }) => path.steps.map(tokenOf)));
    const left = [...new Map(exploration.edges.map(({ move }) => [tokenOf(move), move]))].filter(
      ([token]) => !done.has(token),
    );
    return {
      cases: casesOf(written, machine),
      paths: written.map(({ path }) => path),
      left: left.map(([token, move]) => ({ move, why: REASONS[hand.reasons.get(token) ?? 'elsewhere'] })),
    };
  }
}

const pathOf = (path: Hand, { places }: FeasiblePaths<Record<string, unknown>>): Path => ({
  input: path.opening,
  inputValue: undefined,
  start: path.start,
  stepCoverages: path.stepCoverages,
  steps: stepsOf(path, places),
});

/** Writes a path down in both languages. */
async function writePath(
  path: Hand,
  feasible: FeasiblePaths<Record<string, unknown>>,
  steps: FlowSteps,
  hand: HandModel,
): Promise<Omit<Written, 'path'>> {
  const opening = hand.model.openings[path.opening];
  const writers = LANGUAGES.map((language) => new Writer(language, path, feasible, steps, hand));
  const [en, bn] = await Promise.all(writers.map((writer) => writer.write()));
  if (!en || !bn || en.length !== bn.length) throw new Error(`${steps.flow}: the languages differ in their steps.`);
  return {
    given: [resetTo(opening?.fixture ?? 'everybody', turnedIn(opening)), ...(writers[0]?.given ?? []), freshWindow],
    steps: { en, bn },
  };
}
