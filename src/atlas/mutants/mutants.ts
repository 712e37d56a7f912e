import type { AnyStateMachine } from 'xstate';
import { explore } from '../explore';
import { minimise } from '../minimise';
import type { Path } from '../paths';
import type { AnySamples } from '../types';
import { walk } from '../walk';
import { alike } from './behaviour';
import type { Mutation } from './kinds';
import { mutations } from './mutations';
import { rewrite } from './rewrite';

/** Faults that the paths detect, those that they miss, and those that no observation distinguishes from the chart. */
export type Mutants = { killed: Mutation[]; survivors: Mutation[]; equivalent: Mutation[] };

/**
 * Runs each mutant of a machine, which has one fault, on the paths that cover the machine. `size` limits explorations.
 */
export function mutants(machine: AnyStateMachine, samples?: AnySamples, size: { limit?: number } = {}): Mutants {
  const exploration = explore(machine, samples, size);
  const covering = minimise(exploration, 'transitions');
  const found: Mutants = { killed: [], survivors: [], equivalent: [] };
  for (const mutation of mutations(machine)) {
    const mutant = rewrite(machine, mutation.change);
    if (covering.some((path) => isNoticed(mutant, path))) found.killed.push(mutation);
    else if (alike(exploration, explore(mutant, samples, size))) found.equivalent.push(mutation);
    else found.survivors.push(mutation);
  }
  return found;
}

function isNoticed(mutant: AnyStateMachine, path: Path): boolean {
  try {
    walk(mutant, path);
    return false;
  } catch {
    return true;
  }
}
