import { entryIn } from '../catalogue/entry';
import { MINEFIELDS, type MinesEntry } from '../catalogue/mines';
import { chips } from './chips';
import { plots } from './plots';
import { listIn, type MakeScene, numberIn } from './scene';
import { minesTurns } from './turns-mines';

/** Numbers of safe places for which the page lists odds. */
const LISTED: readonly number[] = [1, 2, 3, 5, 10];

export const minesScene: MakeScene = (say, game) => {
  const { side, mines } = entryIn<MinesEntry>(MINEFIELDS, game);
  const field = plots(say, side);
  const options = mines.map((count) => [String(count), say.number(count)] as const);
  const count = chips('mines', say.word('mines'), options, String(mines[1]));
  return {
    picture: field.element,
    choice: count.element,
    act: () => ({ act: 'start', mines: Number(count.chosen()) }),
    async show(view) {
      field.draw(listIn(view, 'opened').map(Number), listIn(view, 'mined').map(Number));
    },
    words: (view) => {
      if (listIn(view, 'opened').length > numberIn(view, 'right')) return say.word('shown.mine');
      return say.word('shown.lab-mines', numberIn(view, 'right'));
    },
    resultOf: (_, choice) => say.word('odds.safe', numberIn(choice, 'mines'), numberIn(choice, 'safe')),
    isListed: ({ safe }, pays) => pays !== '0' && LISTED.includes(Number(safe)),
    notes: ['odds.mines', 'rounded'],
    turns: (send) => minesTurns(say, field, send),
  };
};
