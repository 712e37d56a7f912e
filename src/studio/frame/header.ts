import { type GameId, gameName } from '../catalogue/entries';
import type { RoomGameId } from '../games/rooms/room-game';
import { h } from './dom';
import { tell } from './parent';
import type { Say } from './words';

/** Creates the header of a game: its name, the exit, the balance and the net result. */
export function header(say: Say, game: GameId | RoomGameId) {
  const balance = h('dd', { class: 'sum' });
  const net = h('dd', { class: 'sum' });
  const exit = h(
    'button',
    { class: 'button button-quiet', type: 'button', onclick: () => tell({ type: 'exit' }) },
    say.word('exit'),
  );
  const sums = h(
    'dl',
    { class: 'sums' },
    h('div', {}, h('dt', {}, say.word('balance')), balance),
    h('div', {}, h('dt', {}, say.word('net')), net),
  );
  const element = h('header', { class: 'head' }, h('h1', {}, gameName(game, say.language)), exit, sums);
  const draw = (sum: { balance: string | null; net: string }) => {
    balance.textContent = sum.balance === null ? '–' : say.amount(sum.balance);
    net.textContent = say.amount(sum.net);
  };
  return { element, draw };
}
