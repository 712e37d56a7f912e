import type { AnyStateMachine } from 'xstate';
import { type AnySamples, type Configuration, type Move, movesAt, stable, stepFrom } from '../../src/atlas';
import type { Moment } from './invariant';
import { activeNames, declaredNames } from './journey-checks';

/** Condition on a moment: a state (a dotted path), a tag, alternatives, or a predicate of its snapshot. */
export type When = string | readonly string[] | ((moment: Moment) => boolean);

/** Moves that happen on their own from here: actors end, time passes. */
type Ahead = { machine: AnyStateMachine; samples: AnySamples; from: Configuration };
/** A broken rule, and the further moves that show it. */
export type Broken = { reason: string; moves: Move[] };
/** Checks a walk moment by moment. */
type Watch = (moment: Moment, ahead: Ahead) => Broken | null;

/** A rule on whole walks, not on single moments; derived from the requirements, not from the chart. */
export class Temporal {
  readonly requirements: string[] = [];

  constructor(
    readonly title: string,
    /** Creates a watch at the start of a walk. */
    readonly watch: () => Watch,
  ) {}

  /** Adds the requirements that depend on the rule. */
  meets(...ids: string[]): this {
    this.requirements.push(...ids);
    return this;
  }
}

/** Returns whether a condition holds at a moment. Throws on a name that the chart does not declare. */
function is(when: When, moment: Moment): boolean {
  if (typeof when === 'function') return when(moment);
  const names = typeof when === 'string' ? [when] : when;
  const unknown = names.find((name) => !declaredNames(moment.snapshot).has(name));
  if (unknown !== undefined) throw new Error(`the chart has neither a state nor a tag ${unknown}`);
  return names.some((name) => activeNames(moment.snapshot).has(name));
}

const here = (title: string, is: boolean): Broken | null => (is ? null : { reason: title, moves: [] });

/** The condition holds at every moment. */
export const always = (title: string, when: When): Temporal =>
  new Temporal(title, () => (moment) => here(title, is(when, moment)));

/** The condition holds at no moment. */
export const never = (title: string, when: When): Temporal =>
  new Temporal(title, () => (moment) => here(title, !is(when, moment)));

/** The first condition holds from the start until the second one, if that ever occurs. */
export const until = (title: string, when: When, then: When): Temporal =>
  new Temporal(title, () => {
    let isOver = false;
    return (moment) => {
      isOver ||= is(then, moment);
      return here(title, isOver || is(when, moment));
    };
  });

type Bound = {
  /** Number of events that may happen on their own before it. */
  within: number;
};

/** From the start, the condition occurs without further events from outside. */
export const eventually = (title: string, then: When, bound: Bound): Temporal =>
  leadsTo(title, ({ before }) => before === undefined, then, bound);

/**
 * Whenever the first condition holds, the second one follows without further events from outside, whatever the order
 * and results of the actors. If it does not occur within `within` steps, the rule counts as broken, as undecided.
 */
export function leadsTo(title: string, when: When, then: When, { within }: Bound): Temporal {
  const sure = new Set<string>();
  return new Temporal(title, () => (moment, ahead) => {
    const at = keyOf(ahead.from);
    if (sure.has(at) || !is(when, moment) || is(then, moment)) return null;
    const broken = follow(title, then, ahead, within);
    if (!broken) sure.add(at);
    return broken;
  });
}

const keyOf = ({ snapshot: { value, context, status }, ended }: Configuration): string =>
  stable([value, context, status, [...ended]]);
/** Source of a move: an actor, or a delay. */
const sourceOf = ({ invoke, event }: Move): string => invoke ?? event.type;
/** `passed`: the sources that each source had overtaken at its last move. */
type Way = { standing: Configuration; moves: Move[]; passed: ReadonlyMap<string, readonly string[]> };

/**
 * Explores moves that happen on their own, in any order; no source overtakes another twice, or a restarting actor would
 * starve the rest.
 */
function comes({ standing, moves, passed }: Way, { machine, samples }: Ahead): Way[] {
  const all = movesAt(standing.snapshot, samples, standing.ended).filter(({ kind }) => kind !== 'event');
  const waiting = [...new Set(all.map(sourceOf))];
  const next = all.filter((move) => !passed.get(sourceOf(move))?.some((other) => waiting.includes(other)));
  return next.map((move) => {
    const source = sourceOf(move);
    const others = (all: readonly string[]) => all.filter((other) => other !== source);
    const after = new Map([...passed].map(([by, overtakenSources]) => [by, others(overtakenSources)] as const)).set(
      source,
      others(waiting),
    );
    return { standing: stepFrom(machine, standing, move), moves: [...moves, move], passed: after };
  });
}

/** Follows all paths together, step by step; paths that reach the same state are merged. */
function follow(title: string, then: When, ahead: Ahead, within: number): Broken | null {
  let ways: Way[] = [{ standing: ahead.from, moves: [], passed: new Map() }];
  for (let step = 0; ways.length > 0; step++) {
    if (step > within) return { reason: `${title}: not decided within ${within} steps`, moves: ways[0]?.moves ?? [] };
    const next = new Map<string, Way>();
    for (const way of ways) {
      const all = comes(way, ahead);
      if (all.length === 0) return { reason: `${title}: nothing comes any more`, moves: way.moves };
      for (const reached of all) {
        if (is(then, { snapshot: reached.standing.snapshot, effects: [] })) continue;
        const key = stable([keyOf(reached.standing), [...reached.passed]]);
        if (!next.has(key)) next.set(key, reached);
      }
    }
    ways = [...next.values()];
  }
  return null;
}
