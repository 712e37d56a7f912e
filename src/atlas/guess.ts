import type { AnyStateMachine } from 'xstate';
import { isDelay, isOutcome } from './declared';
import { outcomesOf } from './moves';
import { namedIn } from './named';
import { catches, listsOf, nodesOf } from './nodes';
import { begin } from './pure';
import { stubbed } from './stub';
import type { AnySamples } from './types';

const BARE = { 'without a payload': {} };
/** What an actor shows that nothing is known of. */
const SHOWN = {
  'something to show': { snapshot: { status: 'active', context: {}, output: undefined, error: undefined } },
};
const ENDINGS = { ends: { output: {} }, fails: { error: { message: 'failed' } } };

/** Not more places than these are walked on guesses: a chart that counts goes on for ever. */
export const GUESSED = { limit: 2_000 };

/**
 * Samples with which everything can be tried of which a chart has none of its own: an event with what its guards and actions read and compare, an actor
 * that ends with nothing, with what its code returns or with what is asked of that, or fails, one that shows something; and, of a machine that cannot begin without an input, the first of some inputs with which it can.
 */
export function completed(machine: AnyStateMachine, samples: AnySamples = { events: {}, outcomes: {} }): AnySamples {
  const nodes = nodesOf(machine.root);
  const named = namedIn(machine);
  const descriptors = nodes.flatMap((node) => listsOf(node).map(({ descriptor }) => descriptor));
  const known = Object.keys(samples.events);
  const bare = descriptors.filter((name) => isOwn(name) && !known.some((type) => catches(name, type))).map(typeOf);
  const shown = descriptors.filter((name) => name.startsWith('xstate.snapshot.') && !known.includes(name));
  const actors = nodes.flatMap(({ invoke }) =>
    invoke.filter(({ id, src }) => isEmpty(outcomesOf(samples, String(src), id))),
  );
  // The end of an actor that was spawned: no state says that it runs.
  const invoked = new Set(nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)));
  const ends = descriptors.filter((name) => isOutcome(name) && !invoked.has(actorOf(name)) && !known.includes(name));
  return {
    ...samples,
    ...inputsOf(machine, samples, named.inputsOf),
    events: {
      ...samples.events,
      ...Object.fromEntries(bare.map((type) => [type, carried(named.eventsOf(type))])),
      ...Object.fromEntries(ends.map((type) => [type, ended(type)])),
      ...Object.fromEntries(shown.map((type) => [type, SHOWN])),
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

/** The same for a walk: failures that nobody handles are none that a machine can be blamed for. */
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
/** The classes of each name together: an actor may be invoked in more than one place. */
function merged<T>(all: [string, Record<string, T>][]): Record<string, Record<string, T>> {
  const made: Record<string, Record<string, T>> = {};
  for (const [name, classes] of all) made[name] = { ...made[name], ...classes };
  return made;
}
/** Payloads and outputs under what is in them. */
const carried = (events: object[]): Record<string, object> =>
  events.length === 0 ? BARE : Object.fromEntries(events.map((event) => [JSON.stringify(event), event]));
const ending = (outputs: unknown[]) =>
  Object.fromEntries(outputs.map((output) => [`ends with ${JSON.stringify(output)}`, { output }]));
const ended = (type: string): Record<string, object> =>
  type.startsWith('xstate.error.')
    ? { fails: { actorId: actorOf(type), ...ENDINGS.fails } }
    : { ends: { actorId: actorOf(type), ...ENDINGS.ends } };

/** Why a machine cannot begin with an input; nothing where it can. */
export function refusal(machine: AnyStateMachine, input?: unknown): string | undefined {
  try {
    const { snapshot } = begin(stubbed(machine), input);
    return snapshot.status === 'error' ? saidBy(snapshot.error) : undefined;
  } catch (error) {
    return saidBy(error);
  }
}

const saidBy = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a machine asks of its input as it begins: the keys that it reads, in their order. */
export function wantedOf(machine: AnyStateMachine): string[] {
  const read = new Set<string>();
  const listening = { get: (_: object, key: string | symbol) => void (typeof key === 'string' && read.add(key)) };
  refusal(machine, new Proxy({}, listening));
  return [...read];
}

/** What may stand for a thing that nothing is known of. */
const GUESSES = [undefined, '', 0, [], {}] as const;

type Others = (input: Record<string, unknown>) => Record<string, unknown>[];

function inputsOf(machine: AnyStateMachine, { inputs }: AnySamples, others: Others): Pick<AnySamples, 'inputs'> {
  if (inputs || refusal(machine) === undefined) return {};
  const keys = wantedOf(machine);
  const given = GUESSES.map((guess) => Object.fromEntries(keys.map((key) => [key, guess])));
  const found = given.find((input) => refusal(machine, input) === undefined);
  if (!found) return {};
  const more = others(found).filter((input) => refusal(machine, input) === undefined);
  return { inputs: { guessed: found, ...Object.fromEntries(more.map((input) => [JSON.stringify(input), input])) } };
}

/** The name that `setup` knows an actor by; where it has none, the id of its invoke. */
const knownAs = (id: string, src: unknown): string =>
  typeof src === 'string' && !src.startsWith('xstate.invoke.') ? src : id;

const isEmpty = (classes: object): boolean => Object.keys(classes).length === 0;
/** Not one that XState makes itself. */
const isOwn = (descriptor: string): boolean =>
  descriptor !== '' && !isOutcome(descriptor) && !isDelay(descriptor) && !descriptor.startsWith('xstate.');
/** An event that a descriptor catches: a wildcard itself cannot be sent. */
const typeOf = (descriptor: string): string => (descriptor === '*' ? 'anything' : descriptor.replace(/\.\*$/, ''));
