import { expect, test } from 'vitest';
import { labGames } from '../../../src/gateway/demo/catalogue/lab';
import { inventRooms } from '../../../src/gateway/demo/catalogue/rooms';
import { LEVELS } from '../../../src/studio/games/rooms/levels';
import { settlePot } from '../../../src/studio/games/rooms/pot';
import { ROOM_GAMES } from '../../../src/studio/games/rooms/room-game';

const stakes = LEVELS.map(({ stake }) => stake).sort((a, b) => Number(a - b));

test.each(ROOM_GAMES)('%s: the catalogue has the studio’s rooms, with their stakes and seats', (id) => {
  const rooms = inventRooms(labGames).filter(({ gameId }) => gameId === id);
  expect(rooms.map(({ roomId, minBet, maxBet, seats }) => ({ roomId, minBet, maxBet, seats }))).toEqual(
    LEVELS.map(({ id: level, stake, seats }) => ({ roomId: `${id}-${level}`, minBet: stake, maxBet: stake, seats })),
  );
});

test.each(ROOM_GAMES)('%s: the catalogue states its stakes and largest win, but no return', (id) => {
  const most = LEVELS.map(({ stake, seats }) => {
    const { payouts } = settlePot(
      stake,
      Array.from({ length: seats }, (_, seat) => seat),
    );
    return Number((payouts.at(-1) ?? 0n) / stake);
  });
  expect(labGames.find(({ gameId }) => gameId === id)).toMatchObject({
    category: 'PVP',
    minBet: stakes[0],
    maxBet: stakes.at(-1),
    returnBp: null,
    maxWin: Math.max(...most),
  });
});
