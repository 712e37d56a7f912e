import * as v from 'valibot';
import { toText } from '../fraction';
import { act, type Draw, type Game, Misplayed, type Odds, STAKES, type VisiblePart } from '../game';
import { once } from '../once';
import { DEALER_STANDS, handOf, isClosed, isSoft, MAX_CARDS, paysOf, pointsOf, STARTING_CARDS } from './blackjack-hand';
import { payouts } from './blackjack-odds';
import { PACK } from './cards';

/** Display time of the result, and time for each decision, ms. */
const PAUSE_MS = 9_000;
const DECISION_MS = 10_000;

const deal = v.strictObject({ act: v.literal('deal') });
const decision = v.strictObject({ act: v.picklist(['hit', 'stand']) });

type Cards = { row: number[]; dealer: number[] };

/** Draws the cards of a round: the row for all players, up to the last card that can be reached, and the dealer's. */
function cardsOf(draw: Draw): Cards {
  const start = [draw(PACK), draw(PACK)];
  const dealer = [draw(PACK)];
  const row = [...start, ...Array.from({ length: MAX_CARDS - STARTING_CARDS }, () => draw(PACK))];
  while (pointsOf(handOf(dealer)) < DEALER_STANDS) dealer.push(draw(PACK));
  return { row: row.slice(0, reachable(row)), dealer };
}

/** Returns the number of cards of a row until a hand is closed. */
function reachable(row: readonly number[]): number {
  const counts = row.map((_, index) => index + 1).filter((count) => count >= STARTING_CARDS);
  return counts.find((count) => isClosed(handOf(row.slice(0, count)))) ?? row.length;
}

type Decided = { hits: number; isStood: boolean };

/** Parses the decisions of a stake; throws `Misplayed` if one follows a stand, or if there is no card to draw. */
function decidedIn([first, ...decisions]: readonly unknown[]): Decided {
  act(deal, first);
  const decided = decisions.map((made) => act(decision, made).act);
  const hits = decided.filter((made) => made === 'hit').length;
  const isStood = decided.includes('stand');
  if (isStood && decided.indexOf('stand') < decided.length - 1) throw new Misplayed('the hand stands');
  if (hits > MAX_CARDS - STARTING_CARDS) throw new Misplayed('the hand is full');
  return { hits, isStood };
}

const NAMES: Readonly<Record<string, string>> = { '0': 'lost', '1': 'returned', '2': 'x2', '5/2': 'blackjack' };

/**
 * Blackjack with cards from infinitely many packs. All players have the same two cards; those who draw get the same
 * next card. There is no doubling or splitting. The dealer stands on 17, and draws the second card after all decisions.
 */
export const blackjack: Game = {
  id: 'lab-blackjack',
  version: 1,
  stakes: STAKES,
  published: [{ act: 'deal' }],
  shared: {
    chart: 'blackjack-round',
    pauseMs: PAUSE_MS,
    result: (draw) => cardsOf(draw),
    staked: (acts) => ({ ...decidedIn(acts) }),
    decisions: {
      ms: DECISION_MS,
      count: (result) => listIn(result, 'row').length - STARTING_CARDS,
      visible: (result, made) => ({
        row: listIn(result, 'row').slice(0, STARTING_CARDS + made),
        dealer: listIn(result, 'dealer').slice(0, 1),
      }),
    },
  },
  play(draw, acts) {
    const { row, dealer } = cardsOf(draw);
    const { hits, isStood } = decidedIn(acts);
    const cards = row.slice(0, STARTING_CARDS + hits);
    const hand = handOf(cards);
    return {
      visiblePart: {
        cards,
        dealer,
        points: pointsOf(hand),
        soft: isSoft(hand),
        dealerPoints: pointsOf(handOf(dealer)),
      },
      ended: isStood || isClosed(hand),
      pays: paysOf(hand, handOf(dealer)),
    };
  },
  odds(first) {
    act(deal, first);
    return strategyOdds();
  },
};

/** Returns the odds of the printed strategy. */
const strategyOdds = once((): Odds[] => {
  const all = [...payouts().values()];
  // Denominators are powers of 13, so that the largest is a multiple of all.
  const of = all.map(({ chance }) => chance.under).reduce(larger, 1n);
  return all
    .map(({ value: pays, chance }) => {
      const name = NAMES[toText(pays)] ?? '';
      return { name, ways: (chance.over * of) / chance.under, of, pays };
    })
    .sort((a, b) => Number(a.pays.over * b.pays.under - b.pays.over * a.pays.under));
});

function larger(left: bigint, right: bigint): bigint {
  if (right > left) return right;
  return left;
}

function listIn(result: VisiblePart, name: string): number[] {
  const list = result[name];
  return Array.isArray(list) ? list.map(Number) : [];
}
