import { type FixtureGame, isFixtureGame } from '../games/fixtures/sports';
import { type TableEngine, type TableGame, tableEngineOf } from '../games/game';
import { pointsIn } from '../games/tables/baccarat';
import { handOf, pointsOf } from '../games/tables/blackjack-hand';
import { pocketName } from '../games/tables/roulette';
import { rankLabel } from './cards';
import { listIn, numberIn, type RoundView } from './scene';
import { spotLabel } from './spot-label';
import type { Texts, WordId } from './words';

type MakeText = (texts: Texts, result: RoundView) => string;

const cardsIn = (result: RoundView, name: string): number[] => listIn(result, name).map(Number);
const sumIn = (result: RoundView, name: string): number => cardsIn(result, name).reduce((sum, value) => sum + value, 0);

/** Returns the winning side of andar bahar, which gets the last card. */
export const andarWinner: MakeText = (texts, result) =>
  texts.word(listIn(result, 'cards').length % 2 === 1 ? 'spot.andar' : 'spot.bahar');

/** Returns the winning hand of teen patti, or a tie. */
export const pattiWinner: MakeText = (texts, { winner }) =>
  winner === 'tie' ? texts.word('spots.tie') : texts.word(winner === 'a' ? 'spot.a' : 'spot.b');

/** Returns the points of the dealer of blackjack. */
export const dealerPoints = (result: RoundView): number => pointsOf(handOf(cardsIn(result, 'dealer')));

/** Engine whose earlier results are listed. */
type PastEngine = Exclude<TableEngine, FixtureGame>;

/** Returns the engine of a game at a table without fixtures. */
export function pastEngineOf(game: Exclude<TableGame, FixtureGame>): PastEngine {
  const engine = tableEngineOf(game);
  if (isFixtureGame(engine)) throw new Error(`${game} has fixtures`);
  return engine;
}

/** Short texts of earlier results, for lists of them. Fixtures are listed with their scores instead. */
export const PAST_RESULTS: Readonly<Record<PastEngine, MakeText>> = {
  'lab-crash': (texts, result) => `× ${texts.places(numberIn(result, 'point') / 100)}`,
  'lab-roulette': (texts, result) => spotLabel(texts, pocketName(numberIn(result, 'number'))),
  'lab-baccarat': (texts, result) =>
    ['player', 'banker'].map((hand) => texts.number(pointsIn(cardsIn(result, hand)))).join(' : '),
  'lab-sicbo': (texts, result) => texts.number(sumIn(result, 'dice')),
  'lab-dragon': (texts, result) =>
    ['dragon', 'tiger'].map((hand) => rankLabel(texts, numberIn(result, hand))).join(' : '),
  'lab-andar': (texts, result) => `${andarWinner(texts, result)} ${texts.number(listIn(result, 'cards').length)}`,
  'lab-patti': pattiWinner,
  'lab-blackjack': (texts, result) => texts.number(dealerPoints(result)),
};

/** Titles of lists of earlier results that differ from those of other games. */
const TITLES: Partial<Record<PastEngine, WordId>> = {
  'lab-crash': 'crash.history',
  'lab-blackjack': 'blackjack.history',
};

/** Returns the title of the list of an engine's earlier results. */
export const pastTitle = (engine: PastEngine): WordId => TITLES[engine] ?? 'spots.history';
