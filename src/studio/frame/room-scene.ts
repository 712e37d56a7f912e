import { suitOf } from '../games/tables/cards';
import { drawBack, drawCard, rankLabel, SUITS } from './cards';
import { listIn, numberIn, type RoundView } from './scene';
import { PIPS } from './scene-sicbo';
import { isWord, type Texts } from './words';
import { svg } from './woven';

/** A decision that the player can make now. */
type RoomOption = { label: string; act: object };

/** Drawing of a game between players: hands, and the decisions about the player's own. */
export type RoomScene = {
  /** Draws the pictures of a hand; null: a hidden hand. */
  draw(hand: RoundView | null): SVGSVGElement[];
  /** Returns a hand as text. */
  words(hand: RoundView): string;
  options(hand: RoundView): RoomOption[];
};

const numbersIn = (hand: RoundView, name: string): number[] => listIn(hand, name).map(Number);
const HIDDEN = 3;

function duelScene(texts: Texts): RoomScene {
  const cardName = (card: number) =>
    texts.word('room.card', rankLabel(texts, card), texts.word(`suit.${SUITS[suitOf(card)] ?? 'spade'}`));
  return {
    draw: (hand) =>
      hand ? numbersIn(hand, 'cards').map((card) => drawCard(texts, card)) : Array.from({ length: HIDDEN }, drawBack),
    words(hand) {
      const kind = `hand.${hand.kind}`;
      return `${isWord(kind) ? texts.word(kind) : ''}: ${numbersIn(hand, 'cards').map(cardName).join(', ')}`;
    },
    options: (hand) => [
      { label: texts.word('room.keep'), act: { act: 'stand' } },
      ...numbersIn(hand, 'cards').map((card, place) => ({
        label: texts.word('room.swap', cardName(card)),
        act: { act: 'swap', card: place },
      })),
    ],
  };
}

const DIE = 40;

function drawDie(face: number): SVGSVGElement {
  const pips = (PIPS[face] ?? []).map(([x, y]) => svg('circle', { cx: x * DIE, cy: y * DIE, r: 4 }));
  return svg(
    'svg',
    { viewBox: `0 0 ${DIE} ${DIE}`, class: 'room-die' },
    svg('rect', { width: DIE, height: DIE, rx: 6, class: 'die' }),
    svg('g', { class: 'pips' }, ...pips),
  );
}

const pashaScene = (texts: Texts): RoomScene => ({
  draw: (hand) => (hand ? numbersIn(hand, 'dice') : [0, 0]).map(drawDie),
  words(hand) {
    const dice = numbersIn(hand, 'dice').map(texts.number).join(', ');
    return `${hand.lost === true ? texts.word('room.lost') : texts.word('room.total', numberIn(hand, 'total'))} (${dice})`;
  },
  options: (hand) => [
    { label: texts.word('room.roll'), act: { act: 'roll' } },
    { label: texts.word('room.stop', numberIn(hand, 'total')), act: { act: 'stop' } },
  ],
});

export const ROOM_SCENES = { 'lab-duel': duelScene, 'lab-pasha': pashaScene } as const;
