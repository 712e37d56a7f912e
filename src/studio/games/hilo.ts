import * as v from 'valibot';
import { type Fraction, fraction, greater, minus, ONE, times, toText, ZERO } from './fraction';
import { act, type Draw, type Game, Misplayed, type Odds, type Played } from './game';

/** Cards from 1 to 13, equally likely at each turn. */
export const CARDS = 13;
/** Number of correct guesses after which the round pays automatically. */
export const MAX_GUESSES = 5;
/** Return of every sequence of guesses: the house edge is deducted once. */
export const BACK = fraction(97, 100);

const deal = v.strictObject({ act: v.literal('deal') });
const guess = v.strictObject({ act: v.picklist(['higher', 'lower', 'take']) });
type Guess = 'higher' | 'lower';

/** Returns the number of cards of thirteen that make a guess correct. The same card again makes both wrong. */
export const ways = (card: number, guessed: Guess): number => (guessed === 'higher' ? CARDS - card : card - 1);

/** Returns the factor of a correct guess: the inverse of its probability. */
const worth = (card: number, guessed: Guess): Fraction => fraction(CARDS, ways(card, guessed));

type State = { cards: number[]; right: number; multiple: Fraction; pays: Fraction | null };

function next(state: State, rawAct: unknown, draw: Draw): State {
  if (state.pays) throw new Misplayed('the round is over');
  const { act: guessed } = act(guess, rawAct);
  if (guessed === 'take') {
    if (state.right === 0) throw new Misplayed('nothing was guessed yet');
    return { ...state, pays: state.multiple };
  }
  const card = state.cards.at(-1) ?? 0;
  if (ways(card, guessed) === 0) throw new Misplayed('no card can be so');
  const drawn = draw(CARDS) + 1;
  const cards = [...state.cards, drawn];
  const isRight = guessed === 'higher' ? drawn > card : drawn < card;
  if (!isRight) return { ...state, cards, pays: ZERO };
  const multiple = times(state.multiple, worth(card, guessed));
  const right = state.right + 1;
  return { cards, right, multiple, pays: right === MAX_GUESSES ? multiple : null };
}

const CARD_NUMBERS = Array.from({ length: CARDS }, (_, index) => index + 1);

/** Returns the largest product of a number of correct guesses, starting at any card. */
function bestOf(guesses: number): Fraction {
  let after = new Map(CARD_NUMBERS.map((card) => [card, ONE]));
  for (let guess = 0; guess < guesses; guess++) {
    const before = after;
    after = new Map(CARD_NUMBERS.map((card) => [card, bestGuess(card, before)]));
  }
  return [...after.values()].reduce(greater);
}

/** Returns the largest product of a correct guess at a card and the guesses after it. */
function bestGuess(card: number, after: ReadonlyMap<number, Fraction>): Fraction {
  const products = CARD_NUMBERS.filter((next) => next !== card).map((next) =>
    times(worth(card, next > card ? 'higher' : 'lower'), after.get(next) ?? ZERO),
  );
  return products.reduce(greater);
}

/**
 * Hi-lo: is the next card higher or lower? A correct guess multiplies the worth of the stake, which the player can cash
 * out at any time.
 */
export const hilo: Game = {
  id: 'lab-hilo',
  version: 1,
  stakes: [1_00n, 2_00n, 5_00n, 10_00n, 20_00n],
  published: CARD_NUMBERS.flatMap((card) =>
    (['higher', 'lower'] as const)
      .filter((guessed) => ways(card, guessed) > 0)
      .map((guessed) => ({ act: 'deal', card, guessed })),
  ),
  play(draw, [first, ...guesses]): Played {
    act(deal, first);
    const initialState: State = { cards: [draw(CARDS) + 1], right: 0, multiple: BACK, pays: null };
    const { cards, right, multiple, pays } = guesses.reduce<State>(
      (state, rawAct) => next(state, rawAct, draw),
      initialState,
    );
    const card = cards.at(-1) ?? 0;
    const [higher, lower] = pays ? [0, 0] : [ways(card, 'higher'), ways(card, 'lower')];
    return {
      visiblePart: { cards, right, worth: toText(multiple), higher, lower },
      ended: pays !== null,
      pays: pays ?? ZERO,
    };
  },
  chanceOfLoss(draw, [, ...guesses]) {
    let state: State = { cards: [draw(CARDS) + 1], right: 0, multiple: BACK, pays: null };
    let allRight = ONE;
    for (const rawAct of guesses) {
      const { act: guessed } = act(guess, rawAct);
      const card = state.cards.at(-1) ?? 0;
      if (guessed !== 'take') allRight = times(allRight, fraction(ways(card, guessed), CARDS));
      state = next(state, rawAct, draw);
    }
    return minus(ONE, allRight);
  },
  largestWin: () => times(BACK, bestOf(MAX_GUESSES)),
  /** Odds of a guess at a card, followed by cashing out. */
  odds(first): Odds[] {
    const { card, guessed } = act(published, first);
    const wins = ways(card, guessed);
    if (wins === 0) throw new Misplayed('no card can be so');
    const of = BigInt(CARDS);
    return [
      { name: 'lost', ways: of - BigInt(wins), of, pays: ZERO },
      { name: 'won', ways: BigInt(wins), of, pays: times(BACK, worth(card, guessed)) },
    ];
  },
};

const published = v.strictObject({
  act: v.literal('deal'),
  card: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CARDS)),
  guessed: v.picklist(['higher', 'lower']),
});
