import { rankOf, suitOf } from '../games/tables/cards';
import { h } from './dom';
import type { Texts } from './words';
import { DYES, picture, svg } from './woven';

export const SUITS = ['spade', 'heart', 'diamond', 'club'] as const;
const LETTERS: Readonly<Record<number, string>> = { 0: 'A', 10: 'J', 11: 'Q', 12: 'K' };

/** Returns the rank as printed on a card: a letter, or a number in the digits of the language. */
export const rankLabel = (texts: Texts, card: number): string =>
  LETTERS[rankOf(card)] ?? texts.number(rankOf(card) + 1);

/** Draws a card face down. */
export const drawBack = (): SVGSVGElement =>
  svg(
    'svg',
    { viewBox: '0 0 44 64', class: 'playing-card card-back' },
    svg('rect', { x: 1, y: 1, width: 42, height: 62, rx: 5 }),
    svg('rect', { x: 7, y: 7, width: 30, height: 50, rx: 3, class: 'card-pattern' }),
  );

/** Draws a card face up. */
export function drawCard(texts: Texts, card: number): SVGSVGElement {
  const suit = SUITS[suitOf(card)] ?? 'spade';
  return svg(
    'svg',
    { viewBox: '0 0 44 64', class: 'playing-card' },
    svg('rect', { x: 1, y: 1, width: 42, height: 62, rx: 5 }),
    svg('text', { x: 6, y: 19, fill: DYES[suit][1] }, rankLabel(texts, card)),
    picture(suit, { x: 2, y: 22, size: 40, bare: true }),
  );
}

/** Creates a hand on the table: its name, its cards, and a result next to them. */
export function cardHand(texts: Texts, name: string) {
  const cards = h('span', { class: 'hand-cards' });
  const result = h('span', { class: 'hand-result' });
  const element = h('div', { class: 'hand' }, h('span', { class: 'hand-name' }, name), cards, result);
  return {
    element,
    add: (card: number) => cards.append(drawCard(texts, card)),
    end(text: string, isWinner: boolean) {
      result.textContent = text;
      element.classList.toggle('hand-won', isWinner);
    },
    clear() {
      cards.replaceChildren();
      result.textContent = '';
      element.classList.remove('hand-won');
    },
  };
}
export type CardHand = ReturnType<typeof cardHand>;
