import { describe, expect, test } from 'vitest';
import { fraction, plus, toDecimal, toText, ZERO } from '../../../src/studio/games/fraction';
import { type Draw, Misplayed, returnOf } from '../../../src/studio/games/game';
import { blackjack } from '../../../src/studio/games/tables/blackjack';

const DEAL = { act: 'deal' };
const HIT = { act: 'hit' };
const STAND = { act: 'stand' };

/** Draws cards of these ranks in order; suits do not matter. */
function dealing(ranks: string): Draw {
  const cards = [...ranks].map((rank) => 'A23456789TJQK'.indexOf(rank));
  return () => cards.shift() ?? expect.fail('no card is left');
}
/** Plays a round with the player's two cards, the dealer's open card, four more of the row, and the dealer's others. */
const played = (ranks: string, ...acts: object[]) => blackjack.play(dealing(ranks), [DEAL, ...acts]);
const pays = (ranks: string, ...acts: object[]) => toText(played(ranks, ...acts).pays);

describe('a hand', () => {
  test('pays twice the stake if closer to 21 than the dealer, the stake at a tie, and nothing otherwise', () => {
    expect(pays('TQ92222T', STAND)).toBe('2');
    expect(pays('T892222T', STAND)).toBe('0');
    expect(pays('T992222T', STAND)).toBe('1');
  });

  test('loses above 21, even if the dealer busts too', () => {
    expect(pays('TQ62222TT', HIT)).toBe('0');
    expect(pays('TQ62222TT', STAND)).toBe('2');
  });

  test('of an ace and a ten is blackjack: pays 2.5 times the stake, or returns it against another blackjack', () => {
    expect(pays('AK92222T')).toBe('5/2');
    expect(pays('AKA2222T')).toBe('1');
    expect(played('AK92222T').ended).toBe(true);
  });

  test('with 21 in three cards is no blackjack and loses against one', () => {
    expect(pays('T9A2222T', HIT)).toBe('0');
    expect(pays('T9T2222T9', HIT)).toBe('2');
  });

  test('counts an ace as 11 unless that exceeds 21', () => {
    expect(played('A692222T').visiblePart).toMatchObject({ points: 17, soft: true });
    expect(played('A69T222T', HIT).visiblePart).toMatchObject({ points: 17, soft: false });
    expect(played('AA92222T').visiblePart).toMatchObject({ points: 12, soft: true });
  });

  test('ends at 21, above it, or with six cards', () => {
    expect([2, 3].map((hits) => played('222222228T', ...Array(hits).fill(HIT)).ended)).toEqual([false, false]);
    expect(played('2222222T8T', HIT, HIT, HIT, HIT).ended).toBe(true);
    expect(played('T59622T8', HIT)).toMatchObject({ ended: true, visiblePart: { points: 21 } });
    expect(played('T59722T8', HIT)).toMatchObject({ ended: true, visiblePart: { points: 22 } });
  });
});

describe('the dealer', () => {
  test('draws to 17 and stands on a soft 17', () => {
    expect(played('T892222T', STAND).visiblePart).toMatchObject({ dealerPoints: 19 });
    expect(played('T882222A', STAND).visiblePart).toMatchObject({ dealer: [7, 0], dealerPoints: 19 });
    expect(played('T862222A', STAND).visiblePart).toMatchObject({ dealer: [5, 0], dealerPoints: 17 });
    expect(played('T852222AT3', STAND).visiblePart).toMatchObject({ dealer: [4, 0, 9, 2], dealerPoints: 19 });
  });
});

test.each([
  ['a first act of another game', [{ act: 'spin' }]],
  ['a bet with an extra field', [{ act: 'deal', cards: 2 }]],
  ['a decision of another game', [DEAL, { act: 'take' }]],
  ['a decision after a stand', [DEAL, STAND, HIT]],
  ['a second stand', [DEAL, STAND, STAND]],
  ['a fifth card', [DEAL, HIT, HIT, HIT, HIT, HIT]],
])('rejects %s', (_, acts) => {
  expect(() => blackjack.play(dealing('22922222222'), acts)).toThrow(Misplayed);
  expect(() => blackjack.shared?.staked(acts)).toThrow(Misplayed);
});

describe('the shared result', () => {
  const result = blackjack.shared?.result(dealing('55222T9T7'), 1) ?? expect.fail('no table');
  const { decisions } = blackjack.shared ?? {};

  test('contains the row up to the card that closes every hand', () => {
    expect(result.row).toEqual([4, 4, 1, 1, 9]);
    expect(decisions?.count(result)).toBe(3);
    expect(decisions?.count(blackjack.shared?.result(dealing('AK92222T'), 1) ?? {})).toBe(0);
  });

  test('shows one more card after each decision, and only the dealer’s open card', () => {
    expect(decisions?.visible(result, 0)).toEqual({ row: [4, 4], dealer: [1] });
    expect(decisions?.visible(result, 2)).toEqual({ row: [4, 4, 1, 1], dealer: [1] });
  });
});

describe('the published table', () => {
  const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10];
  const hard = (hand: readonly number[]) => hand.reduce((all, value) => all + value, 0);
  const points = (hand: readonly number[]) => hard(hand) + (hand.includes(1) && hard(hand) <= 11 ? 10 : 0);

  /** The printed strategy: the totals from which a hand stands, by the dealer's card from ace to ten. */
  const STANDS_AT = [17, 13, 13, 12, 12, 12, 17, 17, 17, 17];
  const SOFT_STANDS_AT = [19, 18, 18, 18, 18, 18, 18, 18, 19, 19];
  const stands = (hand: readonly number[], up: number) =>
    points(hand) >= ((points(hand) > hard(hand) ? SOFT_STANDS_AT : STANDS_AT)[up - 1] ?? 0) || hand.length === 6;

  /** Counts the hands with each ending, among the 13 to the power of `left` sequences of the next cards. */
  function endings(
    hand: number[],
    left: number,
    isOver: (hand: number[]) => boolean,
    found = new Map<string, bigint>(),
  ) {
    const known = memo.get(`${hand} ${left} ${scope}`);
    if (known) return known;
    if (isOver(hand)) {
      const end = points(hand) > 21 ? 'bust' : hand.length === 2 && points(hand) === 21 ? 'natural' : `${points(hand)}`;
      found.set(end, 13n ** BigInt(left));
    } else
      for (const value of VALUES)
        for (const [end, ways] of endings(
          [...hand, value].sort((a, b) => a - b),
          left - 1,
          isOver,
        ))
          found.set(end, (found.get(end) ?? 0n) + ways);
    memo.set(`${hand} ${left} ${scope}`, found);
    return found;
  }
  const memo = new Map<string, Map<string, bigint>>();
  let scope = '';

  const PLAYER_CARDS = 6;
  /** Maximum number of the dealer's cards after the open one: five aces, a six and five more aces after an ace. */
  const DEALER_CARDS = 11;

  function multiple(hand: string, dealer: string): string {
    if (hand === 'bust') return '0';
    if (hand === 'natural') return dealer === 'natural' ? '1' : '5/2';
    if (dealer === 'natural') return '0';
    if (dealer === 'bust' || Number(hand) > Number(dealer)) return '2';
    return hand === dealer ? '1' : '0';
  }

  test('equals the odds of the printed strategy over all sequences of cards', () => {
    const counted: Record<string, bigint> = {};
    for (const up of VALUES) {
      scope = `player ${up}`;
      const hands = endings([], PLAYER_CARDS, (hand) => hand.length >= 2 && stands(hand, up));
      scope = 'dealer';
      const dealers = endings([up], DEALER_CARDS, (hand) => points(hand) >= 17);
      for (const [hand, some] of hands)
        for (const [dealer, ways] of dealers) {
          const key = multiple(hand, dealer);
          counted[key] = (counted[key] ?? 0n) + some * ways;
        }
    }
    const of = 13n ** BigInt(1 + PLAYER_CARDS + DEALER_CARDS);
    const published = blackjack.odds(DEAL).map((odds) => [toText(odds.pays), toText(fraction(odds.ways, odds.of))]);
    expect(Object.fromEntries(published)).toEqual(
      Object.fromEntries(Object.entries(counted).map(([key, ways]) => [key, toText(fraction(ways, of))])),
    );
  });

  test('covers every result once and returns 97.577 %', () => {
    const odds = blackjack.odds(DEAL);
    expect(toText(odds.reduce((all, { ways, of }) => plus(all, fraction(ways, of)), ZERO))).toBe('1');
    expect(toDecimal(returnOf(odds), 5)).toBe('0.97577');
    expect(odds.map(({ name }) => name)).toEqual(['lost', 'returned', 'x2', 'blackjack']);
  });

  test('rejects any other first act', () => expect(() => blackjack.odds({ act: 'spin' })).toThrow(Misplayed));
});
