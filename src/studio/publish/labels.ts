import { type EngineId, engineOf, type GameId } from '../catalogue/entries';
import { entryIn } from '../catalogue/entry';
import { KENOS, type KenoEntry } from '../catalogue/kenos';
import { PLINKOS, type PlinkoEntry } from '../catalogue/plinkos';
import { kindIn } from '../frame/fish-words';
import { publishedSlipLabel } from '../frame/fixture-label';
import { publishedSpot, publishedSpotLabel, tableNote } from '../frame/spot-label';
import { isWord, type Language, type Texts, textsIn, type WordId } from '../frame/words';
import type { Sport } from '../games/fixtures/sport';
import { type FixtureGame, SPORTS } from '../games/fixtures/sports';

/** A first act with a published table. */
type Choice = Readonly<Record<string, unknown>>;
/** Text in both languages, in the format of the wire. */
export type Label = Record<Language, string>;
type MakeText = (texts: Texts) => string;

const textsBy = { bn: textsIn('bn'), en: textsIn('en') };
export const inBoth = (text: MakeText): Label => ({ bn: text(textsBy.bn), en: text(textsBy.en) });
export const wordLabel = (id: WordId): Label => inBoth((texts) => texts.word(id));

const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** Returns the label of the spot of a table with published odds. */
const spotChoice = (choice: Choice) => (texts: Texts) => publishedSpotLabel(texts, publishedSpot(choice));

/** Returns the label of a single, or of an accumulator. */
const slipChoice = (sport: Sport) => (choice: Choice) => (texts: Texts) => publishedSlipLabel(texts, sport, choice);
const fixtureNotes = (game: FixtureGame) => [
  wordLabel(`note.${game}`),
  wordLabel('fixture.note'),
  wordLabel('rounded'),
];

/** Labels of ways to play, for games that have several. */
const CHOICES: Partial<Record<EngineId, (choice: Choice) => MakeText>> = {
  'lab-dice':
    ({ target }) =>
    (texts) =>
      texts.word('target', Number(target)),
  'lab-hilo':
    ({ card, guessed }) =>
    (texts) =>
      `${texts.word('card', Number(card))} · ${texts.word(guessed === 'higher' ? 'higher' : 'lower')}`,
  'lab-plinko': ({ risk }) => {
    const id = `risk.${risk}`;
    return (texts) => `${texts.word('risk')}: ${isWord(id) ? texts.word(id) : risk}`;
  },
  'lab-keno': ({ numbers }) => {
    const count = countOf(numbers);
    return ({ language, number }) =>
      language === 'bn' ? `${number(count)}টি নম্বর বাছলে` : `Numbers picked: ${number(count)}`;
  },
  'lab-crash':
    ({ target }) =>
    (texts) =>
      texts.word('odds.target', Number(target) / 100),
  'lab-mines':
    ({ mines, safe }) =>
    (texts) =>
      texts.word('odds.safe', Number(mines), Number(safe)),
  'lab-roulette': spotChoice,
  'lab-baccarat': spotChoice,
  'lab-sicbo': spotChoice,
  'lab-dragon': spotChoice,
  'lab-andar': spotChoice,
  'lab-patti': spotChoice,
  'lab-fish': (choice) => (texts) => kindIn(texts, choice),
  'lab-football': slipChoice(SPORTS['lab-football']),
  'lab-cricket': slipChoice(SPORTS['lab-cricket']),
  'lab-kabaddi': slipChoice(SPORTS['lab-kabaddi']),
  'lab-esport': slipChoice(SPORTS['lab-esport']),
};

/** Labels of results that depend on the game. */
const RESULTS: Partial<Record<EngineId, (name: string, choice: Choice, game: GameId) => MakeText>> = {
  'lab-plinko': (edge, _choice, game) => (texts) =>
    edge === String(entryIn<PlinkoEntry>(PLINKOS, game).rows / 2)
      ? texts.word('odds.middle')
      : texts.word('odds.edge', Number(edge) + 1),
  'lab-keno':
    (hits, { numbers }) =>
    (texts) =>
      texts.word('odds.hits', Number(hits), countOf(numbers)),
  'lab-net': (fish) => (texts) => texts.word('odds.caught', Number(fish)),
};

const MULTIPLE = /^x(\d+(?:\.\d+)?)$/;
const BAND = /^(\d+)-(\d+)$/;

/**
 * Returns the label of a result by its name alone, for every game: a message of the frame (`odds.<name>`), three of a
 * picture, a multiple of the stake, or a band of multiples; otherwise the name itself.
 */
function labelOf(name: string): MakeText {
  const word = `odds.${name}`;
  if (isWord(word)) return (texts) => texts.word(word);
  if (isWord(name)) return (texts) => texts.word('odds.three', texts.word(name));
  const [, multiple] = MULTIPLE.exec(name) ?? [];
  if (multiple !== undefined) return (texts) => `× ${texts.number(Number(multiple))}`;
  const [, from, to] = BAND.exec(name) ?? [];
  if (from !== undefined && to !== undefined) return (texts) => texts.word('odds.band', Number(from), Number(to));
  return () => name;
}

export const resultLabel = (game: GameId, name: string, choice: Choice): Label =>
  inBoth(RESULTS[engineOf(game)]?.(name, choice, game) ?? labelOf(name));

/** Returns the label of a choice; null for a game with a single way to play. */
export function choiceLabel(game: GameId, choice: Choice): Label | null {
  const label = CHOICES[engineOf(game)];
  return label ? inBoth(label(choice)) : null;
}

/** Note of a table with rows that unite results. */
const AVERAGES: Label = {
  bn: 'সম্ভাবনার তালিকার প্রতিটি সারিতে কয়েকটি ফল একসঙ্গে; পাশে তাদের গড়।',
  en: 'Each line of the table of odds takes several results together and pays their average.',
};

/** Rules that readers of the table need. */
const NOTES: Partial<Record<EngineId, readonly Label[]>> = {
  'lab-hilo': [wordLabel('odds.hilo'), wordLabel('rounded')],
  'lab-mines': [wordLabel('odds.mines'), wordLabel('rounded')],
  'lab-scratch': [wordLabel('odds.scratch')],
  'lab-crash': [wordLabel('crash.note'), wordLabel('rounded')],
  'lab-lines': [wordLabel('slot.note.lines'), AVERAGES],
  'lab-ways': [wordLabel('slot.note.ways'), AVERAGES],
  'lab-lamps': [wordLabel('slot.note.lamps'), AVERAGES],
  'lab-blackjack': [wordLabel('note.lab-blackjack'), wordLabel('blackjack.strategy')],
  'lab-fish': [wordLabel('note.lab-fish')],
  'lab-football': fixtureNotes('lab-football'),
  'lab-cricket': fixtureNotes('lab-cricket'),
  'lab-kabaddi': fixtureNotes('lab-kabaddi'),
  'lab-esport': fixtureNotes('lab-esport'),
};

/** Returns how many numbers a keno has, and how many are picked and drawn. */
function kenoNote(game: GameId): Label {
  const { numbers, drawn, pays } = entryIn<KenoEntry>(KENOS, game);
  return inBoth((texts) => texts.word('pick', pays.length, drawn, numbers));
}

export function notesOf(game: GameId): Label[] {
  const engine = engineOf(game);
  if (engine === 'lab-keno') return [kenoNote(game)];
  if (CHOICES[engine] === spotChoice) return [wordLabel(tableNote(game)), wordLabel('spots.note')];
  return [...(NOTES[engine] ?? [])];
}
