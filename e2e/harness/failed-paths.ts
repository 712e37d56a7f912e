import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { AnyStateMachine } from 'xstate';
import {
  type AnySamples,
  declared,
  type Language,
  type PathStep,
  retrace,
  type SavedPath,
  saved,
} from '../../src/atlas';
import { keepPath } from '../../tests/harness/story';
import type { Environment, EnvironmentModel, FeasiblePath, FeasiblePaths } from './environment';

const NOWHERE = { value: {}, context: null };

/** Steps of a path as the model tier has them. */
export const stepsOf = <W extends Environment>(
  { edges }: FeasiblePath<W>,
  places: FeasiblePaths<W>['places'],
): PathStep[] =>
  edges.map(({ move, stepCoverages, from, to }) => ({
    ...move,
    stepCoverages,
    before: places[from] ?? NOWHERE,
    after: places[to] ?? NOWHERE,
  }));

type Failed<W extends Environment> = {
  path: FeasiblePath<W>;
  steps: PathStep[];
  model: EnvironmentModel<W>;
  machine: AnyStateMachine;
  language: Language;
};

/** Stores a failed path for a replay, with a picture; returns the name of its file, without an extension. */
export async function keep<W extends Environment>(
  name: string,
  page: Page,
  { path, steps, model, machine, language }: Failed<W>,
): Promise<string> {
  const { opening, stepCoverages } = path;
  const { input } = model.openings[opening] ?? {};
  const plain = saved(name, { input, inputValue: undefined, stepCoverages, steps }, declared(machine));
  const file = keepPath('browser', name, machine.id, { ...plain, language, opening });
  await Promise.race([page.screenshot({ path: `${file}.png` }).catch(() => undefined), wait(5_000)]);
  return file;
}

/**
 * A stored path as it can be performed here: from its own opening, or else from the first one that can perform all of
 * it.
 */
export function realised<W extends Environment>(
  savedPath: SavedPath,
  machine: AnyStateMachine,
  samples: AnySamples,
  { openings }: EnvironmentModel<W>,
  { follow }: Pick<FeasiblePaths<W>, 'follow'>,
): FeasiblePath<W> {
  const path = retrace(machine, samples, savedPath);
  const names =
    savedPath.opening === undefined
      ? Object.keys(openings).filter((name) => openings[name]?.input === path.input)
      : [savedPath.opening];
  const found = names
    .map((name) => follow({ ...path, input: name }))
    .find(({ edges }) => path.steps.every(({ event }, index) => edges[index]?.move.event.type === event.type));
  if (!found) throw new Error(`"${savedPath.title}" cannot be performed with the real portal and gateway.`);
  return found;
}
