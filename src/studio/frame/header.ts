import { type GameId, gameName } from '../catalogue/entries';
import type { RoomGameId } from '../games/rooms/room-game';
import { h } from './dom';
import { postToPortal } from './parent';
import type { Texts } from './words';

/** Creates the header of a game: its name, the exit, the balance and the net result. */
export function header(texts: Texts, game: GameId | RoomGameId) {
  const balance = h('dd', { class: 'sum' });
  const net = h('dd', { class: 'sum' });
  const exit = h(
    'button',
    { class: 'button button-quiet', type: 'button', onclick: () => postToPortal({ type: 'exit' }) },
    texts.word('exit'),
  );
  const sums = h(
    'dl',
    { class: 'sums' },
    h('div', {}, h('dt', {}, texts.word('balance')), balance),
    h('div', {}, h('dt', {}, texts.word('net')), net),
  );
  const element = h('header', { class: 'head' }, h('h1', {}, gameName(game, texts.language)), exit, sums);
  const draw = (sum: { balance: string | null; net: string }) => {
    balance.textContent = sum.balance === null ? '–' : texts.amount(sum.balance);
    net.textContent = texts.amount(sum.net);
  };
  return { element, draw };
}
