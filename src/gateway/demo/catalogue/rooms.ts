import type { gameRooms } from '../../play/game/tables';
import type { Invented } from './invented';

type Room = typeof gameRooms.$inferSelect;
/** The rooms of each game between players: what is staked there, as a multiple of the least, and how many sit there. */
const ROOMS = [
  { id: 'learner', nameBn: 'শিক্ষানবিশ', nameEn: 'Learners', times: 1n, seats: 4 },
  { id: 'friends', nameBn: 'বন্ধুমহল', nameEn: 'Friends', times: 5n, seats: 6 },
  { id: 'regulars', nameBn: 'নিয়মিত', nameEn: 'Regulars', times: 10n, seats: 6 },
  { id: 'masters', nameBn: 'ওস্তাদ', nameEn: 'Masters', times: 50n, seats: 4 },
  { id: 'table-for-two', nameBn: 'দুজনের টেবিল', nameEn: 'Table for two', times: 20n, seats: 2 },
];

/** Five rooms for every game between players. */
export const inventRooms = (all: readonly Invented[]): Room[] =>
  all
    .filter(({ category }) => category === 'PVP')
    .flatMap(({ gameId, minBet }) =>
      ROOMS.map(({ id, times, ...room }) => ({
        ...room,
        roomId: `${gameId}-${id}`,
        gameId,
        minBet: minBet * times,
        maxBet: minBet * times * 10n,
      })),
    )
    .map((room, place) => ({ ...room, place }));
