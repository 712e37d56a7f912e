import type { AnyStateMachine } from 'xstate';
import { isDelay, isOutcome } from './declared';
import { outcomesOf } from './moves';
import { namedIn } from './named';
import { catches, listsOf, nodesOf } from './nodes';
import { begin } from './pure';
import { stubbed } from './stub';
import type { AnySamples } from './types';

const BARE = { 'without a payload': {} };
/** Guessed snapshot of an unknown actor. */
const GUESSED_SNAPSHOT = {
  'something to show': { snapshot: { status: 'active', context: {}, output: undefined, error: undefined } },
};
const ENDINGS = { ends: { output: {} }, fails: { error: { message: 'failed' } } };

/** Maximum number of places for guessed samples: a chart that counts never ends. */
export const GUESSED = { limit: 2_000 };

/**
 * Completes samples by guessing: events with the fields that guards and actions compare, actors that end empty, with
 * what their code returns, with what is read of their output, or fail, and, if the machine needs an input, the first
 * guess that it starts with.
 */
export function completed(machine: AnyStateMachine, samples: AnySamples = { events: {}, outcomes: {} }): AnySamples {
  const nodes = nodesOf(machine.root);
  const named = namedIn(machine);
  const descriptors = nodes.flatMap((node) => listsOf(node).map(({ descriptor }) => descriptor));
  const known = Object.keys(samples.events);
  const bare = descriptors.filter((name) => isOwn(name) && !known.some((type) => catches(name, type))).map(typeOf);
  const snapshotEvents = descriptors.filter((name) => name.startsWith('xstate.snapshot.') && !known.includes(name));
  const actors = nodes.flatMap(({ invoke }) =>
    invoke.filter(({ id, src }) => isEmpty(outcomesOf(samples, String(src), id))),
  );
  // Completion of a spawned actor: no state declares it.
  const invoked = new Set(nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  const ends = descriptors.filter((name) => isOutcome(name) && !invoked.has(actorOf(name)) && !known.includes(name));
  return {
    ...samples,
    ...inputsOf(machine, samples, named.inputsOf),
    events: {
      ...samples.events,
      ...Object.fromEntries(bare.map((type) => [type, carried(named.eventsOf(type))])),
      ...Object.fromEntries(ends.map((type) => [type, ended(type)])),
      ...Object.fromEntries(snapshotEvents.map((type) => [type, GUESSED_SNAPSHOT])),
    },
    outcomes: {
      ...samples.outcomes,
      ...merged(
        actors.map(({ id, src }) => [
          knownAs(id, src),
          {
            ...ENDINGS,
            ...(samples.outcomes[knownAs(id, src)]
              ? {}
              : ending(named.outputsOf(String(src), `xstate.done.actor.${id}`))),
          },
        ]),
      ),
    },
  };
}

/** Completes samples for a walk. Unhandled failures are not the machine's fault here, so they are left out. */
export function guessed(machine: AnyStateMachine, samples?: AnySamples): AnySamples {
  const own = samples?.outcomes ?? {};
  const made = completed(machine, samples);
  const handled = new Set(
    nodesOf(machine.root).flatMap(({ invoke, transitions }) =>
      invoke.flatMap(({ id, src }) => (transitions.has(`xstate.error.actor.${id}`) ? [knownAs(id, src)] : [])),
    ),
  );
  const outcomes = Object.entries(made.outcomes).map(([name, classes]): [string, typeof classes] =>
    own[name] || handled.has(name)
      ? [name, classes]
      : [name, Object.fromEntries(Object.entries(classes).filter(([, ending]) => !('error' in ending)))],
  );
  return { ...made, outcomes: Object.fromEntries(outcomes) };
}

const actorOf = (descriptor: string): string => descriptor.replace(/^xstate\.(?:done|error)\.actor\./, '');
/** Merges the classes of each name: an actor may be invoked in several places. */
function merged<T>(all: [string, Record<string, T>][]): Record<string, Record<string, T>> {
  const made: Record<string, Record<string, T>> = {};
  for (const [name, classes] of all) made[name] = { ...made[name], ...classes };
  return made;
}
/** Labels payloads and outputs by their contents. */
const carried = (events: object[]): Record<string, object> =>
  events.length === 0 ? BARE : Object.fromEntries(events.map((event) => [JSON.stringify(event), event]));
const ending = (outputs: unknown[]) =>
  Object.fromEntries(outputs.map((output) => [`ends with ${JSON.stringify(output)}`, { output }]));
const ended = (type: string): Record<string, object> =>
  type.startsWith('xstate.error.')
    ? { fails: { actorId: actorOf(type), ...ENDINGS.fails } }
    : { ends: { actorId: actorOf(type), ...ENDINGS.ends } };

/** Returns the reason why a machine cannot start with an input, if any. */
export function rejection(machine: AnyStateMachine, input?: unknown): string | undefined {
  try {
    const { snapshot } = begin(stubbed(machine), input);
    return snapshot.status === 'error' ? messageOf(snapshot.error) : undefined;
  } catch (error) {
    return messageOf(error);
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Returns the input keys that a machine reads on start, in order. */
export function inputKeysOf(machine: AnyStateMachine): string[] {
  const read = new Set<string>();
  const listening = { get: (_: object, key: string | symbol) => void (typeof key === 'string' && read.add(key)) };
  rejection(machine, new Proxy({}, listening));
  return [...read];
}

/** Candidate values for an unknown. */
const GUESSES = [undefined, '', 0, [], {}] as const;

type Others = (input: Record<string, unknown>) => Record<string, unknown>[];

function inputsOf(machine: AnyStateMachine, { inputs }: AnySamples, others: Others): Pick<AnySamples, 'inputs'> {
  if (inputs || rejection(machine) === undefined) return {};
  const keys = inputKeysOf(machine);
  const guessedInputs = GUESSES.map((guess) => Object.fromEntries(keys.map((key) => [key, guess])));
  const found = guessedInputs.find((input) => rejection(machine, input) === undefined);
  if (!found) return {};
  const more = others(found).filter((input) => rejection(machine, input) === undefined);
  return { inputs: { guessed: found, ...Object.fromEntries(more.map((input) => [JSON.stringify(input), input])) } };
}

/** Returns the `setup` name of an actor, or the id of its invoke. */
const knownAs = (id: string, src: unknown): string =>
  typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id;

const isEmpty = (classes: object): boolean => Object.keys(classes).length === 0;
/** Returns whether a descriptor is the author's and not generated by XState. */
const isOwn = (descriptor: string): boolean =>
  descriptor !== '' && !isOutcome(descriptor) && !isDelay(descriptor) && !descriptor.startsWith('xstate.');
/** Returns an event type that a descriptor catches, since wildcards cannot be sent. */
const typeOf = (descriptor: string): string => (descriptor === '*' ? 'anything' : descriptor.replace(/\.\*$/, ''));
