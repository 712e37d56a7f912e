import type { FixtureGame } from '../games/fixtures/sports';
import type { TableGame } from '../games/game';
import { pointsIn } from '../games/tables/baccarat';
import { handOf, pointsOf } from '../games/tables/blackjack-hand';
import { rankLabel } from './cards';
import { listIn, numberIn, type RoundView } from './scene';
import type { Say, WordId } from './words';

type MakeText = (say: Say, result: RoundView) => string;

const cardsIn = (result: RoundView, name: string): number[] => listIn(result, name).map(Number);
const sumIn = (result: RoundView, name: string): number => cardsIn(result, name).reduce((sum, value) => sum + value, 0);

/** Returns the winning side of andar bahar, which gets the last card. */
export const andarWinner: MakeText = (say, result) =>
  say.word(listIn(result, 'cards').length % 2 === 1 ? 'spot.andar' : 'spot.bahar');

/** Returns the winning hand of teen patti, or a tie. */
export const pattiWinner: MakeText = (say, { winner }) =>
  winner === 'tie' ? say.word('spots.tie') : say.word(winner === 'a' ? 'spot.a' : 'spot.b');

/** Returns the points of the dealer of blackjack. */
export const dealerPoints = (result: RoundView): number => pointsOf(handOf(cardsIn(result, 'dealer')));

/** Short texts of earlier results, for lists of them. Fixtures are listed with their scores instead. */
export const PAST_RESULTS: Readonly<Record<Exclude<TableGame, FixtureGame>, MakeText>> = {
  'lab-crash': (say, result) => `× ${say.places(numberIn(result, 'point') / 100)}`,
  'lab-roulette': (say, result) => say.number(numberIn(result, 'number')),
  'lab-baccarat': (say, result) =>
    ['player', 'banker'].map((hand) => say.number(pointsIn(cardsIn(result, hand)))).join(' : '),
  'lab-sicbo': (say, result) => say.number(sumIn(result, 'dice')),
  'lab-dragon': (say, result) => ['dragon', 'tiger'].map((hand) => rankLabel(say, numberIn(result, hand))).join(' : '),
  'lab-andar': (say, result) => `${andarWinner(say, result)} ${say.number(listIn(result, 'cards').length)}`,
  'lab-patti': pattiWinner,
  'lab-blackjack': (say, result) => say.number(dealerPoints(result)),
};

/** Titles of lists of earlier results that differ from those of other games. */
const TITLES: Partial<Record<TableGame, WordId>> = {
  'lab-crash': 'crash.history',
  'lab-blackjack': 'blackjack.history',
};

/** Returns the title of the list of a game's earlier results. */
export const pastTitle = (game: Exclude<TableGame, FixtureGame>): WordId => TITLES[game] ?? 'spots.history';
