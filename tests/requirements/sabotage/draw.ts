import { dice } from '../../../src/atlas/random';
import { type Requirement, specified } from '../../harness/requirements';
import type { Entry } from '../ledger';
import { type Breakage, breakagesAt, messagesReadIn } from './breakages';
import { WAYS } from './kinds';
import { contract, importedIn, importersOf, type Place, placesOf, wholly } from './places';

/** A requirement that is to be broken, and how. */
export type Sabotage = { requirement: Entry; breakage: Breakage };

/** A list in another order, the same one for the same seed. */
export function shuffled<T>(all: readonly T[], seed: number): T[] {
  const roll = dice(seed);
  return all
    .map((one) => ({ one, at: roll() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** What stands in every second sentence tells nothing. */
const EMPTY = new Set(
  'the and with for are its not has from that this when each all one only than must after before shows show page message const'.split(
    ' ',
  ),
);
/** The words of a text or of a name, without their endings. */
const wordsIn = (text: string): string[] =>
  (text.match(/\d+|[A-Z]?[a-z]{2,}|[A-Z]{2,}/g) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !EMPTY.has(word))
    .map((word) => word.replace(/(ing|ed|es|s)$/, ''));

/** In how many of the requirements a word stands: what stands in few of them tells more. */
const commonness = new Map<string, number>();
for (const { id, text } of specified)
  for (const word of new Set(wordsIn(`${id} ${text}`))) commonness.set(word, (commonness.get(word) ?? 0) + 1);

/** How much of what a requirement says is said where something would be broken; its id counts most. */
function nearness({ id, text }: Requirement, { said, file }: Breakage): number {
  const there = new Set(wordsIn(`${said.replace(/(?<=\d)_(?=\d)/g, '')} ${file.split('/').at(-1)}`));
  const inId = new Set(wordsIn(id.split('.').slice(1).join(' ')));
  const inText = new Set(wordsIn(text));
  const weight = (word: string) =>
    (inId.has(word) ? 3 : inText.has(word) ? 1 : 0) / Math.sqrt(commonness.get(word) ?? 1);
  // A name of the wire that the sentence gives as it is written.
  const [name = ''] = /^\w+(?=:)/.exec(said) ?? [];
  const isGiven = name.length > 3 && new RegExp(`\\b${name}\\b`).test(text);
  return [...there].reduce((sum, word) => sum + weight(word), isGiven ? 3 : 0);
}

/** Of what speaks of a requirement as much as this, any is as good. */
const NEAREST = 0.9;
/** A payload is broken in what the sentence speaks of: it says nothing of other fields, nor of numbers unless it has one; nor of a name of ours. */
function isSpokenOf({ kind, text }: Requirement, { mutator, said }: Breakage): boolean {
  if (mutator === 'number changed') return kind !== 'wire' || /\d/.test(text);
  if (mutator === 'text changed') return !/\bname not shown\b/.test(text);
  return mutator !== 'field dropped' || wordsIn(said.split(':')[0] ?? '').some((word) => wordsIn(text).includes(word));
}

const VIEWED = ['screen', 'message', 'config'];
type Pool = { places: Place[]; messages?: Breakage[]; least: number };
/** Where a requirement is carried out, nearest first: what names it, the files around that, the views of its chart and what is read there. */
function* poolsFor(entry: Entry): Generator<Pool> {
  const named = placesOf(entry);
  const read = entry.shown.map(({ text }) => text);
  // Of a table of messages the one that is meant.
  yield { places: named, least: entry.kind === 'message' ? 0.5 : 0 };
  yield { places: named.filter(({ file }) => file.startsWith('src/')).map(wholly), least: 0.5 };
  const files = named.map(({ file }) => file);
  const views = VIEWED.includes(entry.kind) ? importersOf(files, ['src/portal/', 'src/ui/']) : [];
  yield { places: views, messages: entry.kind === 'message' ? read.flatMap(messagesReadIn) : [], least: 1 };
  yield { places: entry.kind === 'wire' ? contract : [], least: 1 };
  yield { places: read.flatMap(importedIn), least: 1 };
}

/** One way to break what a requirement says, the same one for the same seed; of those that speak of it most. */
function breakageOf(entry: Entry, seed: number): Breakage | undefined {
  for (const { places, messages = [], least } of poolsFor(entry))
    for (const { where, by } of WAYS[entry.kind] ?? []) {
      const found = [
        ...messages,
        ...places.filter(({ file }) => where.test(file)).flatMap((place) => breakagesAt(place, by)),
      ];
      const rated = found
        .filter((breakage) => isSpokenOf(entry, breakage))
        .map((breakage) => ({ breakage, near: nearness(entry, breakage) }));
      const best = Math.max(least, ...rated.map(({ near }) => near));
      const [one] = shuffled(
        rated.filter(({ near }) => near >= best * NEAREST),
        seed + entry.id.length,
      );
      if (one) return one.breakage;
    }
  return undefined;
}

/** Requirements that are shown, at random from a seed, until so many can be broken; and those that were passed over. */
export function draw(entries: readonly Entry[], count: number, seed: number) {
  const [drawn, passed]: [Sabotage[], string[]] = [[], []];
  for (const requirement of shuffled(
    entries.filter(({ missing }) => missing.length === 0),
    seed,
  )) {
    if (drawn.length === count) break;
    const breakage = breakageOf(requirement, seed);
    if (breakage) drawn.push({ requirement, breakage });
    else passed.push(requirement.id);
  }
  return { drawn, passed };
}
