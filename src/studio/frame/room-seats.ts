import { h } from './dom';
import type { Room, RoomSeat } from './follow-rooms';
import type { RoomScene } from './room-scene';
import type { Texts } from './words';

/** Creates the list of a room's seats, taken and free, with the visible hands. */
export function seatList(texts: Texts, scene: RoomScene) {
  const element = h('ol', { class: 'room-seats' });

  function statusOf({ state }: Room, { hasLeft, isDone, payout }: RoomSeat): string {
    if (payout !== null && Number(payout) > 0) return texts.word('room.status.won', texts.amount(payout));
    if (hasLeft) return texts.word('room.status.left');
    if (state === 'settled') return '';
    if (state === 'deciding') return texts.word(isDone ? 'room.status.done' : 'room.status.deciding');
    return texts.word('room.status.waiting');
  }

  function renderSeat(room: Room, seat: RoomSeat) {
    const isDealt = room.state === 'deciding' || room.state === 'settled';
    const hand = isDealt ? h('span', { class: 'room-hand', 'aria-hidden': 'true' }, ...scene.draw(seat.hand)) : null;
    const isWinner = Number(seat.payout ?? 0) > 0;
    return h(
      'li',
      { class: isWinner ? 'room-seat room-won' : 'room-seat' },
      h('span', { class: 'room-name' }, seat.isOwn ? texts.word('room.you') : texts.word('room.player', seat.name)),
      h('span', { class: 'room-status' }, statusOf(room, seat)),
      hand,
      seat.hand ? h('span', { class: 'room-words' }, scene.words(seat.hand)) : null,
    );
  }

  function draw(room: Room | null, seats: number) {
    const places = Array.from({ length: seats }, (_, place) => place);
    element.replaceChildren(
      ...places.map((place) => {
        const seat = room?.seats.find((candidate) => candidate.seat === place);
        return room && seat
          ? renderSeat(room, seat)
          : h('li', { class: 'room-seat room-free' }, texts.word('room.free'));
      }),
    );
  }
  return { element, draw };
}
