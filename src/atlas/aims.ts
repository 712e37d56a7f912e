import type { Exploration } from './explore';

/**
 * Coverage goal of paths. `states`: every state. `transitions`: every transition, guard side, outcome, delay and
 * sample. `pairs`: those and every pair of consecutive transitions. `requirement`: the states that carry it, with all
 * their exits.
 */
export type Strategy = 'states' | 'transitions' | 'pairs' | { requirement: string };

/** Coverage goals: pairs or not, and optionally a subset of ids. */
export type Aim = { pairs: boolean; only?: ReadonlySet<string> };

export function aimOf({ declared }: Exploration, strategy: Strategy): Aim {
  if (strategy === 'states') return { pairs: false, only: new Set(declared.states.map(({ id }) => id)) };
  if (typeof strategy === 'string') return { pairs: strategy === 'pairs' };
  const states = declared.states.filter(({ requirements }) => requirements.includes(strategy.requirement));
  const sources = new Set(states.map(({ path }) => path));
  const transitions = declared.transitions.filter(({ source }) => sources.has(source)).map(({ id }) => id);
  const sides = declared.guardSides.filter(({ transition }) => transitions.includes(transition));
  const arrivals = [...declared.outcomes, ...declared.delays].filter(({ source }) => sources.has(source));
  return { pairs: false, only: new Set([...transitions, ...[...states, ...sides, ...arrivals].map(({ id }) => id)]) };
}
