import { SPOTS as ANDAR_SPOTS } from '../games/tables/andar-bahar';
import { pointsIn } from '../games/tables/baccarat';
import { rankOf } from '../games/tables/cards';
import { type CardHand, cardHand, rankLabel } from './cards';
import { h, wait } from './dom';
import { andarWinner, PAST_RESULTS, pattiWinner } from './past-results';
import { listIn, numberIn, type RoundView } from './scene';
import { type SpotField, spotScene } from './spot-scene';
import { isWord, type Texts } from './words';

/** Pause after each card, and the longest time for all of them, ms. */
const CARD_MS = 500;
const DEAL_MS = 5_000;

const cardsIn = (view: RoundView, name: string): number[] => listIn(view, name).map(Number);

/** A card, and the hand that it is dealt to. */
type Dealt = readonly [hand: CardHand, card: number];

async function deal(cards: readonly Dealt[], still: boolean) {
  const pause = Math.min(CARD_MS, DEAL_MS / cards.length);
  for (const [hand, card] of cards) {
    hand.add(card);
    if (!still) await wait(pause);
  }
}

/** Returns the cards of two hands in the order of the deal, alternating; either can have one more. */
function inTurn(item: CardHand, first: readonly number[], other: CardHand, second: readonly number[]): Dealt[] {
  const turns = Array.from({ length: Math.max(first.length, second.length) }, (_, turn) => turn);
  const dealtTo = (hand: CardHand, card: number | undefined): Dealt[] => (card === undefined ? [] : [[hand, card]]);
  return turns.flatMap((turn) => [...dealtTo(item, first[turn]), ...dealtTo(other, second[turn])]);
}

function field(hands: readonly CardHand[]): Pick<SpotField, 'picture' | 'wait'> {
  return {
    picture: h('div', { class: 'hands', 'aria-hidden': 'true' }, ...hands.map(({ element }) => element)),
    wait: () => {
      for (const hand of hands) hand.clear();
    },
  };
}

export const baccaratScene = spotScene((texts) => {
  const player = cardHand(texts, texts.word('spot.player'));
  const banker = cardHand(texts, texts.word('spot.banker'));
  const totals = (view: RoundView) => [pointsIn(cardsIn(view, 'player')), pointsIn(cardsIn(view, 'banker'))] as const;
  const { picture, wait: clear } = field([player, banker]);
  return {
    picture,
    wait: clear,
    async show(view, still) {
      clear();
      await deal(inTurn(player, cardsIn(view, 'player'), banker, cardsIn(view, 'banker')), still);
      const [first, second] = totals(view);
      player.end(texts.number(first), first > second);
      banker.end(texts.number(second), second > first);
    },
    words: (view) => texts.word('shown.lab-baccarat', ...totals(view)),
    past: (result) => PAST_RESULTS['lab-baccarat'](texts, result),
    groups: [['few', ['player', 'tie', 'banker']]],
  };
});

export const dragonScene = spotScene((texts) => {
  const dragon = cardHand(texts, texts.word('spot.dragon'));
  const tiger = cardHand(texts, texts.word('spot.tiger'));
  const cards = (view: RoundView) => [numberIn(view, 'dragon'), numberIn(view, 'tiger')] as const;
  const ranks = (view: RoundView) => cards(view).map((card) => rankLabel(texts, card));
  const { picture, wait: clear } = field([dragon, tiger]);
  return {
    picture,
    wait: clear,
    async show(view, still) {
      clear();
      const [first, second] = cards(view);
      await deal(inTurn(dragon, [first], tiger, [second]), still);
      dragon.end('', rankOf(first) > rankOf(second));
      tiger.end('', rankOf(second) > rankOf(first));
    },
    words: (view) => texts.word('shown.lab-dragon', ...ranks(view)),
    past: (result) => PAST_RESULTS['lab-dragon'](texts, result),
    groups: [['few', ['dragon', 'tie', 'tiger']]],
  };
});

export const andarScene = spotScene((texts) => {
  const joker = cardHand(texts, texts.word('spots.firstCard'));
  const andar = cardHand(texts, texts.word('spot.andar'));
  const bahar = cardHand(texts, texts.word('spot.bahar'));
  const { picture, wait: clear } = field([joker, andar, bahar]);
  const isAndar = (view: RoundView) => listIn(view, 'cards').length % 2 === 1;
  const count = (view: RoundView) => listIn(view, 'cards').length;
  return {
    picture,
    wait: clear,
    async show(view, still) {
      clear();
      joker.add(numberIn(view, 'joker'));
      const dealt = cardsIn(view, 'cards').map((card, index): Dealt => [index % 2 === 0 ? andar : bahar, card]);
      await deal(dealt, still);
      andar.end('', isAndar(view));
      bahar.end('', !isAndar(view));
    },
    words: (view) => texts.word('shown.lab-andar', andarWinner(texts, view), count(view)),
    past: (result) => PAST_RESULTS['lab-andar'](texts, result),
    groups: [
      ['two', ANDAR_SPOTS.slice(0, 2)],
      ['many', ANDAR_SPOTS.slice(2)],
    ],
  };
});

function kindsIn(texts: Texts, view: RoundView): string[] {
  return listIn(view, 'kinds').map((kind) => {
    const id = `hand.${kind}`;
    return isWord(id) ? texts.word(id) : '';
  });
}

export const pattiScene = spotScene((texts) => {
  const a = cardHand(texts, texts.word('spot.a'));
  const b = cardHand(texts, texts.word('spot.b'));
  const { picture, wait: clear } = field([a, b]);
  return {
    picture,
    wait: clear,
    async show(view, still) {
      clear();
      await deal(inTurn(a, cardsIn(view, 'a'), b, cardsIn(view, 'b')), still);
      const [first = '', second = ''] = kindsIn(texts, view);
      a.end(first, view.winner === 'a');
      b.end(second, view.winner === 'b');
    },
    words: (view) => texts.word('shown.lab-patti', ...kindsIn(texts, view), pattiWinner(texts, view)),
    past: (result) => PAST_RESULTS['lab-patti'](texts, result),
    groups: [
      ['two', ['a', 'b']],
      ['two', ['pair.a', 'pair.b']],
    ],
  };
});
