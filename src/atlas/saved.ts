import type { AnyEventObject, AnyStateMachine, StateValue } from 'xstate';
import type { Declared } from './declared';
import { describeMove } from './describe-move';
import { stable } from './json';
import { unmasked } from './masked';
import { moveOf } from './moves';
import type { Path, PathStep } from './paths';
import { requirementsOf } from './script';
import { stubbed } from './stub';
import { Trail } from './trail';
import type { AnySamples, Language } from './types';

/** Saved step: event, class of its sample, resulting state. */
export type SavedStep = { event: AnyEventObject; sample: string | null; state: StateValue };
/** Path saved for replay in any tier; `language` and `opening` belong to a tier. */
export type SavedPath = {
  /** Id of its case, derived from what it covers. */
  id?: string;
  title: string;
  requirements: string[];
  /** Name of the sampled input, and the input. */
  input?: string;
  given?: unknown;
  language?: Language;
  opening?: string;
  /** True if the data of its events was removed: samples that lead to the same states replace them. */
  masked?: true;
  steps: SavedStep[];
};
/** Paths of a machine, by its id and, if known, its file. */
export type Saved = { machine: string; file?: string; paths: SavedPath[] };

/** Converts a path to its saved form. */
export function saved(title: string, path: Omit<Path, 'start'>, declared: Declared, id?: string): SavedPath {
  const { input, inputValue, steps } = path;
  const savedStep = ({ event, sample, after }: PathStep) => ({
    event: JSON.parse(stable(event)),
    sample: sample?.class ?? null,
    state: after.value,
  });
  return {
    ...(id !== undefined && { id }),
    title,
    requirements: requirementsOf(path, declared),
    input,
    given: inputValue,
    steps: steps.map(savedStep),
  };
}

/**
 * Replays a saved path on the current chart and returns the coverage of each step. Samples override saved events of the
 * same class, as they may be in another language. Throws with the steps in words if the path leads to another state.
 */
export function retrace(machine: AnyStateMachine, samples: AnySamples, path: SavedPath): Path {
  const { input, given, steps } = path.masked ? unmasked(machine, samples, path) : path;
  const trail = new Trail(stubbed(machine), samples, {
    input,
    inputValue: input === undefined ? given : (samples.inputs?.[input] ?? given),
  });
  const done: PathStep[] = [];
  for (const step of steps) {
    const known = trail
      .moves()
      .find(({ event, sample }) => event.type === step.event.type && (sample?.class ?? null) === step.sample);
    done.push(trail.go(known ?? moveOf(step.event, step.sample)));
    const { value } = trail.path().steps.at(-1)?.after ?? {};
    if (stable(value) === stable(step.state)) continue;
    const story = done.map((step, index) => `  ${index + 1}. ${describeMove(step)}`).join('\n');
    throw new Error(`The path leads to ${stable(value)}, not to ${stable(step.state)}, by\n${story}`);
  }
  return trail.path();
}
