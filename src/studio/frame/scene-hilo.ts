import { MAX_GUESSES } from '../games/hilo';
import { listIn, type MakeScene } from './scene';
import { hiloTurns } from './turns-hilo';
import { picture, svg } from './woven';

const WIDTH = 72;
const GAP = 8;

export const hiloScene: MakeScene = (texts) => {
  const cards = svg('g');
  const draw = (numbers: number[]) => {
    cards.replaceChildren();
    for (let at = 0; at <= MAX_GUESSES; at++) {
      const number = numbers[at];
      const x = GAP + at * (WIDTH + GAP);
      if (number === undefined) {
        cards.append(svg('rect', { x, y: 20, width: WIDTH, height: 108, class: 'card card-back' }));
        if (at === 0 || numbers.length === at) cards.append(picture('lily', { x: x + 2, y: 40, size: 68, bare: true }));
        continue;
      }
      const text = svg('text', {
        x: x + WIDTH / 2,
        y: 88,
        class: `card-number${at === numbers.length - 1 ? ' card-last' : ''}`,
      });
      text.textContent = texts.number(number);
      cards.append(svg('rect', { x, y: 20, width: WIDTH, height: 108, class: 'card' }), text);
    }
  };
  draw([]);
  return {
    picture: svg(
      'svg',
      { viewBox: `0 0 ${GAP + (MAX_GUESSES + 1) * (WIDTH + GAP)} 148`, class: 'scene', 'aria-hidden': 'true' },
      cards,
    ),
    choice: null,
    act: () => ({ act: 'deal' }),
    async show(view) {
      draw(listIn(view, 'cards').map(Number));
    },
    words: (view) => texts.word('shown.lab-hilo', Number(listIn(view, 'cards').at(-1) ?? 0)),
    resultOf: (_, { card, guessed }) =>
      `${texts.word('card', Number(card))} · ${texts.word(guessed === 'higher' ? 'higher' : 'lower')}`,
    isListed: (_, pays) => pays !== '0',
    notes: ['odds.hilo', 'rounded'],
    turns: (send) => hiloTurns(texts, send),
  };
};
