import { dice } from '../../../src/atlas/random';
import { type Requirement, specified } from '../../harness/requirements';
import type { Entry } from '../ledger';
import { type Breakage, breakagesAt, messagesReadIn } from './breakages';
import { WAYS } from './kinds';
import { contract, importedIn, importersOf, type Place, placesOf, wholly } from './places';

/** A requirement to break, and how. */
export type Sabotage = { requirement: Entry; breakage: Breakage };

/** Shuffles a list, deterministically for a seed. */
export function shuffled<T>(all: readonly T[], seed: number): T[] {
  const roll = dice(seed);
  return all
    .map((entry) => ({ one: entry, at: roll() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

/** Words of every second sentence, which distinguish nothing. */
const EMPTY = new Set(
  'the and with for are its not has from that this when each all one only than must after before shows show page message const'.split(
    ' ',
  ),
);
/** Word stems of a text or a name. */
const wordsIn = (text: string): string[] =>
  (text.match(/\d+|[A-Z]?[a-z]{2,}|[A-Z]{2,}/g) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !EMPTY.has(word))
    .map((word) => word.replace(/(ing|ed|es|s)$/, ''));

/** Number of requirements that contain a word: rare words distinguish more. */
const commonness = new Map<string, number>();
for (const { id, text } of specified)
  for (const word of new Set(wordsIn(`${id} ${text}`))) commonness.set(word, (commonness.get(word) ?? 0) + 1);

/** Similarity of a requirement and the text around a fault; the id counts most. */
function nearness({ id, text }: Requirement, { said, file }: Breakage): number {
  const there = new Set(wordsIn(`${said.replace(/(?<=\d)_(?=\d)/g, '')} ${file.split('/').at(-1)}`));
  const inId = new Set(wordsIn(id.split('.').slice(1).join(' ')));
  const inText = new Set(wordsIn(text));
  const weight = (word: string) =>
    (inId.has(word) ? 3 : inText.has(word) ? 1 : 0) / Math.sqrt(commonness.get(word) ?? 1);
  // A wire name that the sentence quotes verbatim.
  const [name = ''] = /^\w+(?=:)/.exec(said) ?? [];
  const isQuoted = name.length > 3 && new RegExp(`\\b${name}\\b`).test(text);
  return [...there].reduce((sum, word) => sum + weight(word), isQuoted ? 3 : 0);
}

/** Faults within this share of the best similarity are equally good. */
const NEAREST = 0.9;
/**
 * A payload fault must match the sentence: not other fields, nor numbers unless the sentence has one, nor names of
 * ours.
 */
function isSpokenOf({ kind, text }: Requirement, { mutator, said }: Breakage): boolean {
  if (mutator === 'number changed') return kind !== 'wire' || /\d/.test(text);
  if (mutator === 'text changed') return !/\bname not shown\b/.test(text);
  return mutator !== 'field dropped' || wordsIn(said.split(':')[0] ?? '').some((word) => wordsIn(text).includes(word));
}

const VIEWED = ['screen', 'message', 'config'];
type Pool = { places: Place[]; messages?: Breakage[]; least: number };
/**
 * Code that implements a requirement, nearest first: code that names it, neighbouring files, the views of its chart and
 * their imports.
 */
function* poolsFor(entry: Entry): Generator<Pool> {
  const named = placesOf(entry);
  const read = entry.shown.map(({ text }) => text);
  // In a table of messages, the row in question.
  yield { places: named, least: entry.kind === 'message' ? 0.5 : 0 };
  yield { places: named.filter(({ file }) => file.startsWith('src/')).map(wholly), least: 0.5 };
  const files = named.map(({ file }) => file);
  const views = VIEWED.includes(entry.kind) ? importersOf(files, ['src/portal/', 'src/ui/']) : [];
  yield { places: views, messages: entry.kind === 'message' ? read.flatMap(messagesReadIn) : [], least: 1 };
  yield { places: entry.kind === 'wire' ? contract : [], least: 1 };
  yield { places: read.flatMap(importedIn), least: 1 };
}

/** Selects one of the best matching faults of a requirement, deterministically for a seed. */
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
      const [row] = shuffled(
        rated.filter(({ near }) => near >= best * NEAREST),
        seed + entry.id.length,
      );
      if (row) return row.breakage;
    }
  return undefined;
}

/** Draws shown requirements at random from a seed until enough can be broken, with those that were skipped. */
export function draw(entries: readonly Entry[], count: number, seed: number) {
  const drawn: Sabotage[] = [];
  const passed: string[] = [];
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
