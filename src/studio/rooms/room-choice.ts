import { LEVELS, levelOfRoom } from '../games/rooms/levels';
import { prizeOf } from '../games/rooms/pot';
import type { RoomGameId } from '../games/rooms/room-game';
import { toAmount } from '../play/context';

/** Returns the levels for the frame, and the one that a room of the portal names. */
export const roomChoice = (game: RoomGameId, roomId: string | null) => ({
  level: levelOfRoom(game, roomId),
  levels: LEVELS.map(({ id, stake, seats }) => {
    const { prize, fee } = prizeOf(stake, seats);
    return { id, seats, stake: toAmount(stake), prize: toAmount(prize), fee: toAmount(fee) };
  }),
});
