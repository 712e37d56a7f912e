import type { AnyStateMachine } from 'xstate';
import { listsOf, nodesOf } from '../nodes';
import type { Mutation } from './kinds';
import { mutationsOfState } from './of-state';
import { mutationsOf } from './of-transition';

/** Returns every mutation of a chart, in document order. `rewrite` creates the mutant. */
export const mutations = (machine: AnyStateMachine): Mutation[] =>
  nodesOf(machine.root).flatMap((node) => [
    ...mutationsOfState(node),
    ...listsOf(node).flatMap(({ list }) => list.flatMap(mutationsOf)),
  ]);
