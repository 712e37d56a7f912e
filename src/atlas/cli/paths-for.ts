import { type Bound, between, bound, type Exploration, minimise, type Path, type Strategy, showing, wander } from '..';
import type { Diff } from '../diff';
import type { Options } from './options';

/** `least`: lower bound of the size. */
export type Generated = { paths: Path[]; least?: Bound };

/** Returns the paths of the requested strategy, with their lower bound if there is one. */
export function pathsFor(exploration: Exploration, options: Options, since?: Diff): Generated {
  const { strategy } = options;
  if (strategy === 'random') return { paths: wander(exploration, options) };
  if (strategy === 'between') return shortest(exploration, options.stations);
  const aim = aimFor(exploration, strategy, options, since);
  if (typeof aim === 'object' && 'requirements' in aim) return showing(exploration, aim.requirements);
  return { paths: minimise(exploration, aim), least: bound(exploration, aim) };
}

function aimFor(
  { declared: { machine, requirements: known }, edges }: Exploration,
  strategy: Exclude<Options['strategy'], 'random' | 'between'>,
  { requirement, requirements, matters }: Options,
  since?: Diff,
): Strategy {
  if (strategy === 'risk') {
    if (!edges.some(({ move: { hand } }) => hand && matters.includes(hand.matter)))
      throw new Error(`No step of ${machine} has a matter of ${matters.join(' or ')} in its steps file.`);
    return { matters };
  }
  if (strategy === 'changed') return since ? { changed: new Set(since.changes.map(({ key }) => key)) } : 'transitions';
  if (strategy !== 'requirement' && strategy !== 'requirements') return strategy;
  const unknown = (strategy === 'requirement' ? [requirement] : requirements).find(
    (wanted) => !known.some(({ id }) => id === wanted),
  );
  if (unknown !== undefined) throw new Error(`No state of ${machine} carries the requirement ${unknown}.`);
  return strategy === 'requirement' ? { requirement } : { requirements };
}

function shortest(exploration: Exploration, stations: readonly string[]): { paths: Path[]; least: Bound } {
  const { machine, states } = exploration.declared;
  const ids = stations.map((name) => {
    const state = states.find(({ path, id }) => path === name || id === name);
    if (!state)
      throw new Error(`${machine} has no state ${name}. It has: ${states.map(({ path }) => path).join(', ')}.`);
    return state.id;
  });
  const path = between(exploration, ids);
  if (!path) throw new Error(`No path of ${machine} passes ${stations.join(', then ')}.`);
  return { paths: [path], least: { paths: 1, steps: path.steps.length } };
}
