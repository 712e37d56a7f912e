import { handOf, isBust, pointsOf } from '../games/tables/blackjack-hand';
import { cardHand } from './cards';
import { h, wait } from './dom';
import { dealerPoints, PAST_RESULTS, pastTitle } from './past-results';
import { listIn, numberIn, type RoundView } from './scene';
import type { DecisionControls, MakeTableScene } from './table-scene';
import { isWord, type Texts } from './words';

/** Pause after each card, ms. */
const CARD_MS = 500;
const STARTING_CARDS = 2;

const cardsIn = (view: RoundView, name: string): number[] => listIn(view, name).map(Number);
const pointsIn = (view: RoundView, name: string): number => pointsOf(handOf(cardsIn(view, name)));

/** Creates a hand on the table that is dealt card by card. */
function dealtHand(texts: Texts, name: string) {
  const hand = cardHand(texts, name);
  let dealt = 0;
  return {
    ...hand,
    clear() {
      hand.clear();
      dealt = 0;
    },
    /** Adds the missing cards, and the points of the hand. */
    async deal(cards: readonly number[], still: boolean) {
      for (const card of cards.slice(dealt)) {
        dealt += 1;
        hand.add(card);
        if (!still) await wait(CARD_MS);
      }
      if (cards.length > 0) hand.end(texts.number(pointsOf(handOf(cards))), false);
    },
  };
}

/** Creates the buttons to draw or stand; hidden while there is nothing to decide. */
function decisionButtons(texts: Texts, send: (act: object) => void): DecisionControls {
  const buttons = (['hit', 'stand'] as const).map((act, index) =>
    h('button', { class: `button button-${index + 1}`, type: 'button', onclick: () => send({ act }) }, texts.word(act)),
  );
  return {
    buttons,
    draw(isOpen, isBusy) {
      for (const button of buttons) {
        button.hidden = !isOpen;
        button.setAttribute('aria-disabled', String(isBusy));
      }
    },
  };
}

export const blackjackScene: MakeTableScene = (texts) => {
  const dealer = dealtHand(texts, texts.word('blackjack.dealer'));
  const players = dealtHand(texts, texts.word('blackjack.players'));
  /** Number of cards of the player's own hand; null without a stake. */
  let own: number | null = null;

  const rowOf = (view: RoundView) => cardsIn(view, 'row').slice(0, own ?? undefined);
  const clear = () => {
    dealer.clear();
    players.clear();
  };
  async function deal(view: RoundView, still: boolean) {
    await players.deal(rowOf(view), still);
    await dealer.deal(cardsIn(view, 'dealer'), still);
  }

  return {
    picture: h('div', { class: 'hands', 'aria-hidden': 'true' }, dealer.element, players.element),
    choice: null,
    act: () => ({ act: 'deal' }),
    messages: { betting: 'blackjack.betting', closed: 'blackjack.decides' },
    history: pastTitle('lab-blackjack'),
    wait: clear,
    show: deal,
    words: (view) =>
      'points' in view
        ? texts.word('shown.lab-blackjack', numberIn(view, 'points'), numberIn(view, 'dealerPoints'))
        : texts.word('blackjack.dealerHas', dealerPoints(view)),
    past: (result) => ({
      text: PAST_RESULTS['lab-blackjack'](texts, result),
      isBright: isBust(handOf(cardsIn(result, 'dealer'))),
    }),
    staked: () => '',
    decisions: {
      controls: (send) => decisionButtons(texts, send),
      see(stake, visible, still) {
        own = stake ? STARTING_CARDS + numberIn(stake, 'hits') : null;
        if (visible) void deal(visible, still);
      },
      words: (visible) => texts.word('blackjack.decide', pointsIn(visible, 'row'), pointsIn(visible, 'dealer')),
    },
    resultOf(name) {
      const id = `odds.${name}`;
      return texts.word(isWord(id) ? id : 'odds.won');
    },
    notes: ['note.lab-blackjack', 'blackjack.strategy'],
  };
};
