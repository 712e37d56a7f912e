import { FEE_PERCENT } from '../games/rooms/pot';
import type { RoomGameId } from '../games/rooms/room-game';
import { h } from './dom';
import type { Room } from './follow-rooms';
import { randomWords } from './fresh';
import type { Texts } from './words';

/** Creates the rules of a game between players, in place of odds. */
export const roomRules = (texts: Texts, game: RoomGameId) =>
  h(
    'details',
    {},
    h('summary', {}, texts.word('room.rules')),
    h('p', {}, texts.word(`note.${game}`)),
    h('p', {}, texts.word('room.fee', FEE_PERCENT)),
    h('p', {}, texts.word('room.default')),
    h('p', {}, texts.word('room.players')),
  );

/** Creates the panel of published facts for verifying a round of a room, with the player's part of it. */
export function roomFairPanel(texts: Texts) {
  const commitment = h('code');
  const beacon = h('span');
  const facts = [
    ['fair.round', commitment],
    ['fair.beacon', beacon],
  ] as const;
  const input = h('input', {
    id: 'part',
    name: 'part',
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'part-hint',
  });
  input.value = randomWords();
  const verify = h('p', {}, h('a', { href: '/verify', target: '_blank', rel: 'noopener' }, texts.word('fair.verify')));
  const element = h(
    'details',
    {},
    h('summary', {}, texts.word('fair')),
    h('p', {}, texts.word('fair.room')),
    h('dl', {}, ...facts.flatMap(([id, value]) => [h('dt', {}, texts.word(id)), h('dd', {}, value)])),
    h('form', {}, h('label', { for: 'part' }, texts.word('fair.part')), input),
    h('p', { id: 'part-hint', class: 'hint' }, texts.word('fair.hint')),
    verify,
  );
  return {
    element,
    /** Returns the player's part of the next round. */
    part: () => input.value,
    /** Replaces a part that was used. */
    renew: () => {
      input.value = randomWords();
    },
    draw(room: Room | null) {
      commitment.textContent = room?.commitment ?? '';
      const round = room?.beacon.round ?? null;
      beacon.textContent = room ? `${room.beacon.name}${round === null ? '' : `, ${texts.number(round)}`}` : '';
    },
  };
}
