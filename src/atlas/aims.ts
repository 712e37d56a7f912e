import { stateKey } from './diff';
import type { Exploration } from './explore';
import type { Move } from './moves';
import type { Matter } from './types';

/**
 * Coverage goal of paths. `states`: every state. `transitions`: every transition, guard side, outcome, delay and
 * sample. `pairs`: those and every pair of consecutive transitions. `requirement`: the states that carry it, with all
 * their exits. `requirements`: of each, any state that carries it. `changed`: changed states, and changed transitions
 * with both sides of their guards, by the keys of a `Change`. `matters`: the steps whose failure costs one of these, as
 * the manual instructions say, with the transitions that they take.
 */
export type Strategy =
  | 'states'
  | 'transitions'
  | 'pairs'
  | { requirement: string }
  | { requirements: readonly string[] }
  | { changed: ReadonlySet<string> }
  | { matters: readonly Matter[] };

/** Returns the id of a class of an event or an actor's outcome as a goal. */
export const sampleGoal = (sample: NonNullable<Move['sample']>, invoke?: string): string =>
  `sample ${invoke ?? sample.of} ${sample.class}`;

/** Coverage goals: pairs or not, and optionally a subset of ids, or what each id counts for. */
export type Aim = { pairs: boolean; only?: ReadonlySet<string>; countsFor?: ReadonlyMap<string, readonly string[]> };

export function aimOf({ declared, edges }: Exploration, strategy: Strategy): Aim {
  if (strategy === 'states') return { pairs: false, only: new Set(declared.states.map(({ id }) => id)) };
  if (typeof strategy === 'string') return { pairs: strategy === 'pairs' };
  if ('requirements' in strategy) {
    const isAimed = (requirement: string) => strategy.requirements.includes(requirement);
    const aimed = declared.states.map(({ id, requirements }) => [id, requirements.filter(isAimed)] as const);
    return { pairs: false, countsFor: new Map(aimed) };
  }
  if ('changed' in strategy) {
    const { changed } = strategy;
    const states = declared.states.filter(({ path }) => changed.has(stateKey(path)));
    const transitions = declared.transitions.filter(({ id }) => changed.has(id));
    const sides = declared.guardSides.filter(({ transition }) => changed.has(transition));
    return { pairs: false, only: new Set([...states, ...transitions, ...sides].map(({ id }) => id)) };
  }
  if ('matters' in strategy) {
    const costly = edges.filter(({ move: { hand } }) => hand && strategy.matters.includes(hand.matter));
    const goals = costly.flatMap(({ move, stepCoverages }) => [
      ...stepCoverages.flatMap(({ transitions, outcomes, delays }) => [...transitions, ...outcomes, ...delays]),
      ...(move.sample ? [sampleGoal(move.sample, move.invoke)] : []),
    ]);
    return { pairs: false, only: new Set(goals) };
  }
  const states = declared.states.filter(({ requirements }) => requirements.includes(strategy.requirement));
  const sources = new Set(states.map(({ path }) => path));
  const transitions = declared.transitions.filter(({ source }) => sources.has(source)).map(({ id }) => id);
  const sides = declared.guardSides.filter(({ transition }) => transitions.includes(transition));
  const arrivals = [...declared.outcomes, ...declared.delays].filter(({ source }) => sources.has(source));
  return { pairs: false, only: new Set([...transitions, ...[...states, ...sides, ...arrivals].map(({ id }) => id)]) };
}
