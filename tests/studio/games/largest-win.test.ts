import { expect, test } from 'vitest';
import { labGames } from '../../../src/gateway/demo/catalogue/lab';
import { GAME_IDS } from '../../../src/studio/catalogue/entries';
import { GAMES } from '../../../src/studio/games';
import { toDecimal, toText } from '../../../src/studio/games/fraction';
import { largestWinOf } from '../../../src/studio/games/game';
import { CARDS } from '../../../src/studio/games/hilo';
import { publicationOf } from '../../../src/studio/publish/publication';

test.each(GAME_IDS)('%s: declares its largest win, which the catalogue rounds down [own.studio.largest-win]', (id) => {
  const largest = largestWinOf(GAMES[id]);
  expect(publicationOf(id).largestWin).toBe(toText(largest));
  expect(labGames.find(({ gameId }) => gameId === id)?.maxWin).toBe(Number(toDecimal(largest, 0)));
});

test('hi-lo: five correct guesses win the most from jack up to king and from three down to ace [own.studio.largest-win]', () => {
  const guesses = ['higher', 'higher', 'lower', 'lower', 'lower'];
  const cards = [11, 12, 13, 3, 2, 1];
  const acts = [{ act: 'deal' }, ...guesses.map((act) => ({ act }))];
  const drawn = cards.map((card) => card - 1);
  const { pays } = GAMES['lab-hilo'].play(() => drawn.shift() ?? CARDS, acts);
  expect(toText(pays)).toBe(toText(largestWinOf(GAMES['lab-hilo'])));
});
