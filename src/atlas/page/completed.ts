import type { AnyStateMachine } from 'xstate';
import { isDelay, isOutcome } from '../declared';
import { outcomesOf } from '../moves';
import { catches, listsOf, nodesOf } from '../nodes';
import type { AnySamples } from '../types';

const BARE = { 'without a payload': {} };
const ENDINGS = { ends: { output: null }, fails: { error: { message: 'failed' } } };

/**
 * Samples with which every event and every outcome can be tried by hand: where a chart has none of its own, an event without a
 * payload, and an actor that ends with nothing or fails.
 */
export function completed(machine: AnyStateMachine, samples: AnySamples = { events: {}, outcomes: {} }): AnySamples {
  const nodes = nodesOf(machine.root);
  const descriptors = nodes.flatMap((node) => listsOf(node).map(({ descriptor }) => descriptor));
  const known = Object.keys(samples.events);
  const bare = descriptors.filter((name) => isOwn(name) && !known.some((type) => catches(name, type))).map(typeOf);
  const actors = nodes.flatMap(({ invoke }) => invoke.filter(({ id, src }) => isEmpty(outcomesOf(samples, String(src), id))));
  return {
    ...samples,
    events: { ...samples.events, ...Object.fromEntries(bare.map((type) => [type, BARE])) },
    outcomes: { ...samples.outcomes, ...Object.fromEntries(actors.map(({ id }) => [id, ENDINGS])) },
  };
}

const isEmpty = (classes: object): boolean => Object.keys(classes).length === 0;
/** Not one that XState makes itself. */
const isOwn = (descriptor: string): boolean =>
  descriptor !== '' && !isOutcome(descriptor) && !isDelay(descriptor) && !descriptor.startsWith('xstate.');
/** An event that a descriptor catches: a wildcard itself cannot be sent. */
const typeOf = (descriptor: string): string => (descriptor === '*' ? 'anything' : descriptor.replace(/\.\*$/, ''));
