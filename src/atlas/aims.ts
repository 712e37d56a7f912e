import { stateKey } from './diff';
import type { Exploration } from './explore';

/**
 * Coverage goal of paths. `states`: every state. `transitions`: every transition, guard side, outcome, delay and
 * sample. `pairs`: those and every pair of consecutive transitions. `requirement`: the states that carry it, with all
 * their exits. `requirements`: of each, any state that carries it. `changed`: changed states, and changed transitions
 * with both sides of their guards, by the keys of a `Change`.
 */
export type Strategy =
  | 'states'
  | 'transitions'
  | 'pairs'
  | { requirement: string }
  | { requirements: readonly string[] }
  | { changed: ReadonlySet<string> };

/** Coverage goals: pairs or not, and optionally a subset of ids, or what each id counts for. */
export type Aim = { pairs: boolean; only?: ReadonlySet<string>; countsFor?: ReadonlyMap<string, readonly string[]> };

export function aimOf({ declared }: Exploration, strategy: Strategy): Aim {
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
  const states = declared.states.filter(({ requirements }) => requirements.includes(strategy.requirement));
  const sources = new Set(states.map(({ path }) => path));
  const transitions = declared.transitions.filter(({ source }) => sources.has(source)).map(({ id }) => id);
  const sides = declared.guardSides.filter(({ transition }) => transitions.includes(transition));
  const arrivals = [...declared.outcomes, ...declared.delays].filter(({ source }) => sources.has(source));
  return { pairs: false, only: new Set([...transitions, ...[...states, ...sides, ...arrivals].map(({ id }) => id)]) };
}
