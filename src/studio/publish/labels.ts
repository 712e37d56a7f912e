import { kindIn } from '../frame/fish-words';
import { publishedSlipLabel } from '../frame/fixture-label';
import { publishedSpot, publishedSpotLabel } from '../frame/spot-label';
import { isWord, type Language, type Say, speaker, type WordId } from '../frame/words';
import type { Sport } from '../games/fixtures/sport';
import { type FixtureGame, SPORTS } from '../games/fixtures/sports';
import type { GameId } from '../games/game';
import { ROWS } from '../games/plinko';

/** A first act whose table is published. */
type Choice = Readonly<Record<string, unknown>>;
/** Text in both languages, as the wire has it. */
export type Label = Record<Language, string>;
type MakeText = (say: Say) => string;

const say = { bn: speaker('bn'), en: speaker('en') };
export const inBoth = (text: MakeText): Label => ({ bn: text(say.bn), en: text(say.en) });
export const wordLabel = (id: WordId): Label => inBoth((say) => say.word(id));

const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** Label of the spot of a table whose odds are published. */
const spotChoice = (choice: Choice) => (say: Say) => publishedSpotLabel(say, publishedSpot(choice));

/** Label of a single, or of an accumulator. */
const slipChoice = (sport: Sport) => (choice: Choice) => (say: Say) => publishedSlipLabel(say, sport, choice);
const fixtureNotes = (game: FixtureGame) => [
  wordLabel(`note.${game}`),
  wordLabel('fixture.note'),
  wordLabel('rounded'),
];

/** Labels of ways to play, for games that have several. */
const CHOICES: Partial<Record<GameId, (choice: Choice) => MakeText>> = {
  'lab-dice':
    ({ target }) =>
    (say) =>
      say.word('target', Number(target)),
  'lab-hilo':
    ({ card, guessed }) =>
    (say) =>
      `${say.word('card', Number(card))} · ${say.word(guessed === 'higher' ? 'higher' : 'lower')}`,
  'lab-plinko': ({ risk }) => {
    const id = `risk.${risk}`;
    return (say) => `${say.word('risk')}: ${isWord(id) ? say.word(id) : risk}`;
  },
  'lab-keno': ({ numbers }) => {
    const count = countOf(numbers);
    return ({ language, number }) =>
      language === 'bn' ? `${number(count)}টি নম্বর বাছলে` : `Numbers picked: ${number(count)}`;
  },
  'lab-crash':
    ({ target }) =>
    (say) =>
      say.word('odds.target', Number(target) / 100),
  'lab-mines':
    ({ mines, safe }) =>
    (say) =>
      say.word('odds.safe', Number(mines), Number(safe)),
  'lab-roulette': spotChoice,
  'lab-baccarat': spotChoice,
  'lab-sicbo': spotChoice,
  'lab-dragon': spotChoice,
  'lab-andar': spotChoice,
  'lab-patti': spotChoice,
  'lab-fish': (choice) => (say) => kindIn(say, choice),
  'lab-football': slipChoice(SPORTS['lab-football']),
  'lab-cricket': slipChoice(SPORTS['lab-cricket']),
  'lab-kabaddi': slipChoice(SPORTS['lab-kabaddi']),
  'lab-esport': slipChoice(SPORTS['lab-esport']),
};

/** Labels of results whose names need their game. */
const RESULTS: Partial<Record<GameId, (name: string, choice: Choice) => MakeText>> = {
  'lab-plinko': (edge) => (say) =>
    edge === String(ROWS / 2) ? say.word('odds.middle') : say.word('odds.edge', Number(edge) + 1),
  'lab-keno':
    (hits, { numbers }) =>
    (say) =>
      say.word('odds.hits', Number(hits), countOf(numbers)),
  'lab-net': (fish) => (say) => say.word('odds.caught', Number(fish)),
};

const MULTIPLE = /^x(\d+(?:\.\d+)?)$/;
const BAND = /^(\d+)-(\d+)$/;

/**
 * Label of a result by its name alone, for every game: a word of the frame (`odds.<name>`), a picture of which there
 * are three, a multiple of the stake, or a band of multiples. Else the name itself.
 */
function labelOf(name: string): MakeText {
  const word = `odds.${name}`;
  if (isWord(word)) return (say) => say.word(word);
  if (isWord(name)) return (say) => say.word('odds.three', say.word(name));
  const [, multiple] = MULTIPLE.exec(name) ?? [];
  if (multiple !== undefined) return (say) => `× ${say.number(Number(multiple))}`;
  const [, from, to] = BAND.exec(name) ?? [];
  if (from !== undefined && to !== undefined) return (say) => say.word('odds.band', Number(from), Number(to));
  return () => name;
}

export const resultLabel = (game: GameId, name: string, choice: Choice): Label =>
  inBoth(RESULTS[game]?.(name, choice) ?? labelOf(name));

/** Null for a game that is played in one way. */
export function choiceLabel(game: GameId, choice: Choice): Label | null {
  const label = CHOICES[game];
  return label ? inBoth(label(choice)) : null;
}

/** Note of a table whose rows unite results. */
const AVERAGES: Label = {
  bn: 'সম্ভাবনার তালিকার প্রতিটি সারিতে কয়েকটি ফল একসঙ্গে; পাশে তাদের গড়।',
  en: 'Each line of the table of odds takes several results together and pays their average.',
};

/** Rules that a reader of the table must know. */
const NOTES: Partial<Record<GameId, readonly Label[]>> = {
  'lab-hilo': [wordLabel('odds.hilo'), wordLabel('rounded')],
  'lab-mines': [wordLabel('odds.mines'), wordLabel('rounded')],
  'lab-scratch': [wordLabel('odds.scratch')],
  'lab-crash': [wordLabel('crash.note'), wordLabel('rounded')],
  'lab-lines': [wordLabel('slot.note.lines'), AVERAGES],
  'lab-ways': [wordLabel('slot.note.ways'), AVERAGES],
  'lab-lamps': [wordLabel('slot.note.lamps'), AVERAGES],
  'lab-roulette': [wordLabel('note.lab-roulette'), wordLabel('spots.note')],
  'lab-baccarat': [wordLabel('note.lab-baccarat'), wordLabel('spots.note')],
  'lab-sicbo': [wordLabel('note.lab-sicbo'), wordLabel('spots.note')],
  'lab-dragon': [wordLabel('note.lab-dragon'), wordLabel('spots.note')],
  'lab-andar': [wordLabel('note.lab-andar'), wordLabel('spots.note')],
  'lab-patti': [wordLabel('note.lab-patti'), wordLabel('spots.note')],
  'lab-blackjack': [wordLabel('note.lab-blackjack'), wordLabel('blackjack.strategy')],
  'lab-fish': [wordLabel('note.lab-fish')],
  'lab-football': fixtureNotes('lab-football'),
  'lab-cricket': fixtureNotes('lab-cricket'),
  'lab-kabaddi': fixtureNotes('lab-kabaddi'),
  'lab-esport': fixtureNotes('lab-esport'),
};
export const notesOf = (game: GameId): Label[] => [...(NOTES[game] ?? [])];
