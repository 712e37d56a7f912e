import { expect } from 'vitest';
import { LEVEL_IDS } from '../../../src/studio/games/rooms/levels';
import { ROOM_GAMES } from '../../../src/studio/games/rooms/room-game';
import { startTestRooms } from './rooms';
import { playStoredMatch } from './store-matches';

/**
 * Plays a number of matches through the store, and checks that no minor unit is lost at the studio or at the portal.
 * Each `seed` produces different matches.
 */
export async function expectConserved(matches: number, seed = ''): Promise<void> {
  const rooms = await startTestRooms('lab-duel');
  rooms.portal.state.balance = 1_000_000_00n;
  const { studio, portal, query } = rooms;
  for (let match = 0; match < matches; match++) {
    const game = ROOM_GAMES[match % ROOM_GAMES.length] ?? 'lab-duel';
    const level = LEVEL_IDS[match % LEVEL_IDS.length] ?? 'learner';
    const room = await playStoredMatch(studio, rooms, { game, level, seed: `${seed} match ${match}` });
    expect([match, room.state]).toEqual([match, 'over']);
  }
  await expect.poll(() => query('select id from outbox where done_at is null')).toEqual([]);
  const wrong = await query(
    `select rooms.id, sum(rounds.stake) as staked, sum(rounds.payout) as paid, rooms.fee
       from rooms join rounds on rounds.room = rooms.id and rounds.state = 'settled'
      group by rooms.id having sum(rounds.stake) <> sum(rounds.payout) + rooms.fee or count(*) <> rooms.seats`,
  );
  expect(wrong).toEqual([]);
  const [sums] = await query(
    `select count(*)::int as rooms, sum(fee)::text as fees,
            (select count(*)::int from rounds where code = 'room.left') as left
       from rooms where state = 'over'`,
  );
  expect(sums.rooms).toBe(matches);
  expect(sums.left).toBeGreaterThan(0);
  expect(portal.state.balance).toBe(1_000_000_00n - BigInt(sums.fees));
}
