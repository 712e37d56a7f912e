import { entryIn } from '../catalogue/entry';
import { MINEFIELDS, type MinesEntry } from '../catalogue/mines';
import { chips } from './chips';
import { plots } from './plots';
import { listIn, type MakeScene, numberIn } from './scene';
import { minesTurns } from './turns-mines';

/** Numbers of safe places for which the page lists odds. */
const LISTED: readonly number[] = [1, 2, 3, 5, 10];

export const minesScene: MakeScene = (texts, game) => {
  const { side, mines } = entryIn<MinesEntry>(MINEFIELDS, game);
  const field = plots(texts, side);
  const options = mines.map((count) => [String(count), texts.number(count)] as const);
  const count = chips('mines', texts.word('mines'), options, String(mines[1]));
  return {
    picture: field.element,
    choice: count.element,
    act: () => ({ act: 'start', mines: Number(count.chosen()) }),
    async show(view) {
      field.draw(listIn(view, 'opened').map(Number), listIn(view, 'mined').map(Number));
    },
    words: (view) => {
      if (listIn(view, 'opened').length > numberIn(view, 'right')) return texts.word('shown.mine');
      return texts.word('shown.lab-mines', numberIn(view, 'right'));
    },
    resultOf: (_, choice) => texts.word('odds.safe', numberIn(choice, 'mines'), numberIn(choice, 'safe')),
    isListed: ({ safe }, pays) => pays !== '0' && LISTED.includes(Number(safe)),
    notes: ['odds.mines', 'rounded'],
    turns: (send) => minesTurns(texts, field, send),
  };
};
