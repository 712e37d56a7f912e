import type { BaccaratTable } from '../../catalogue/baccarats';
import type { GameId } from '../../catalogue/entries';
import { ONE } from '../fraction';
import type { Game } from '../game';
import { shuffled } from '../shuffle';
import { PACK, rankOf } from './cards';
import { hundredths, spotGame } from './spots';

/** Packs that are shuffled together for each round. */
const PACKS = 8;
const CARDS = PACKS * PACK;
/** Largest number of cards of a round. */
const DEALT = 6;

const SPOTS = ['player', 'banker', 'tie'];

type Outcome = 'player' | 'banker' | 'tie';

/** Points of a card: an ace has 1, tens and court cards have none. */
export const pointsOf = (card: number): number => Math.min(rankOf(card) + 1, 10) % 10;
/** Returns the last digit of a hand's total. */
export const pointsIn = (cards: readonly number[]): number => cards.reduce((all, card) => all + pointsOf(card), 0) % 10;

/** Minimum total of a two-card hand that ends the round. */
const NATURAL = 8;
/** Maximum total at which the player draws a third card, and the banker too if the player has not drawn. */
const DRAWS_TO = 5;

/**
 * Points of the player's third card at which the banker draws, from and to, by the banker's total. The banker always
 * draws at 0 to 2, and stands at 7.
 */
const BANKER_DRAWS: Readonly<Record<number, readonly [number, number]>> = { 4: [2, 7], 5: [4, 7], 6: [6, 7] };

/** Returns whether the banker draws at a total, after the player's third card. */
function bankerDraws(total: number, third: number): boolean {
  if (total <= 2) return true;
  if (total === 3) return third !== 8;
  const [from, to] = BANKER_DRAWS[total] ?? [10, 10];
  return third >= from && third <= to;
}

/** Divides the cards, in the order in which they leave the shoe, between the hands by the rules of the third card. */
function handsOf(cards: readonly number[]) {
  const [first = 0, two = 0, three = 0, four = 0, five = 0, six = 0] = cards;
  const player = [first, three];
  const banker = [two, four];
  const forPlayer = pointsIn(player);
  const forBanker = pointsIn(banker);
  if (forPlayer >= NATURAL || forBanker >= NATURAL) return { player, banker };
  const playerDraws = forPlayer <= DRAWS_TO;
  if (playerDraws) player.push(five);
  const draws = playerDraws ? bankerDraws(forBanker, pointsOf(five)) : forBanker <= DRAWS_TO;
  if (draws) banker.push(playerDraws ? six : five);
  return { player, banker };
}

function outcomeOf(player: readonly number[], banker: readonly number[]): Outcome {
  const ahead = pointsIn(player) - pointsIn(banker);
  if (ahead === 0) return 'tie';
  return ahead > 0 ? 'player' : 'banker';
}

/** Number of ordered deals of six cards, by outcome; a test recounts them. */
const DEALS: readonly { outcome: Outcome; ways: bigint }[] = [
  { outcome: 'player', ways: 2_230_518_282_592_256n },
  { outcome: 'banker', ways: 2_292_252_566_437_888n },
  { outcome: 'tie', ways: 475_627_426_473_216n },
];

/** Baccarat from eight packs; a tie returns the chips on player and banker. */
export const baccaratGame = ({ id, pays }: BaccaratTable & { id: GameId }): Game =>
  spotGame<Outcome>({
    id,
    version: 1,
    spots: SPOTS,
    published: SPOTS,
    deal: (draw) => {
      const { player, banker } = handsOf(shuffled(draw, CARDS, DEALT).map((card) => card % PACK));
      return { visiblePart: { player, banker }, outcome: outcomeOf(player, banker) };
    },
    paysOf: (spot, outcome) => {
      if (spot !== 'tie' && outcome === 'tie') return ONE;
      return hundredths(spot === outcome, pays[outcome]);
    },
    outcomes: () => DEALS,
  });
