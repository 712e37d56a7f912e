import fc from 'fast-check';
import type { AnyStateMachine } from 'xstate';
import { type AnySamples, type AnyWords, declared, everyMove, type Path, saved, stubbed } from '../../src/atlas';
import { nameOf, type Rules, Walk } from './random-walk';
import { type Failure, shorterFailure } from './shorter-failure';
import { keepPath, storyOf } from './story';

/** A chart for random walks, with its rules; `name` becomes the file name of a counter-example. */
export type Subject = Rules & { name: string; machine: AnyStateMachine; samples: AnySamples; words?: AnyWords };

/** A move that is skipped where it is impossible, so that fast-check may drop any other. */
class Attempt implements fc.Command<Walk, Walk> {
  constructor(private readonly name: string) {}
  check = (walk: Readonly<Walk>): boolean => walk.offers(this.name);
  run = (walk: Walk): void => walk.make(this.name);
  toString = (): string => this.name;
}

/** Returns a random walk that breaks a rule, shortened by fast-check and by a search; undefined without one. */
export function counterExample(
  { machine, samples, ...rules }: Subject,
  options: fc.Parameters<unknown> = {},
): Failure | undefined {
  const pure = stubbed(machine);
  const inputs = samples.inputs ? Object.keys(samples.inputs) : [undefined];
  const attempts = everyMove(pure, samples).map((move) => fc.constant(new Attempt(nameOf(move))));
  let found: Failure | undefined;
  const property = fc.property(
    fc.constantFrom(...inputs),
    attempts.length > 0 ? fc.commands<Walk, Walk>(attempts, { maxCommands: 200, size: 'max' }) : fc.constant([]),
    (input, commands) => {
      const walk = new Walk(pure, samples, rules, input);
      try {
        walk.begin();
        fc.modelRun(() => ({ model: walk, real: walk }), commands);
      } catch (error) {
        // The last failure is the shortest.
        found = { reason: reasonOf(error), path: walk.path() };
        throw error;
      }
    },
  );
  fc.check(property, options);
  return found && (shorterFailure(pure, samples, rules, found) ?? found);
}

/** Throws if a rule is broken on a generated path. */
export function holdOnPath({ name, machine, samples, words, ...rules }: Subject, path: Path): void {
  const walk = new Walk(stubbed(machine), samples, rules, path.input);
  try {
    walk.begin();
    for (const step of path.steps) walk.take(step);
  } catch (error) {
    throw broken(name, machine, { reason: reasonOf(error), path: walk.path() }, words);
  }
}

/** Throws if a rule is broken on random walks: the shortest walk in plain words, and the path of its JSON file. */
export function walkAtRandom(subject: Subject, options?: fc.Parameters<unknown>): void {
  const found = counterExample(subject, options);
  if (!found) return;
  throw broken(subject.name, subject.machine, found, subject.words);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Describes and stores a walk that breaks a rule. */
function broken(name: string, machine: AnyStateMachine, { reason, path }: Failure, words?: AnyWords): Error {
  const file = keepPath('model', name, machine.id, saved(reason, path, declared(machine)));
  return new Error(
    `It does not hold that: ${reason}\nby\n${storyOf(path, path.steps, 'en', words)}\nKept as ${file}.json`,
  );
}
