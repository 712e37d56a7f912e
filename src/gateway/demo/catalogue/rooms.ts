import type { gameRooms } from '../../play/game/tables';
import type { Invented } from './invented';
import { LAB } from './vendors';

type Room = typeof gameRooms.$inferSelect;
/** Rooms of each game between players: stakes as a multiple of the minimum, and number of seats. */
const ROOMS = [
  { id: 'learner', nameBn: 'শিক্ষানবিশ', nameEn: 'Learners', times: 1n, seats: 4 },
  { id: 'friends', nameBn: 'বন্ধুমহল', nameEn: 'Friends', times: 5n, seats: 6 },
  { id: 'regulars', nameBn: 'নিয়মিত', nameEn: 'Regulars', times: 10n, seats: 6 },
  { id: 'masters', nameBn: 'ওস্তাদ', nameEn: 'Masters', times: 50n, seats: 4 },
  { id: 'table-for-two', nameBn: 'দুজনের টেবিল', nameEn: 'Table for two', times: 20n, seats: 2 },
];

/** Number of seats in the demo studio's rooms, which start when all are taken. Their stakes are fixed. */
const LAB_SEATS: Readonly<Record<string, number>> = {
  learner: 2,
  friends: 4,
  regulars: 3,
  masters: 4,
  'table-for-two': 2,
};

function roomsOf({ gameId, minBet, vassalage }: Invented): Omit<Room, 'place'>[] {
  const isLab = vassalage === LAB.vassalage;
  return ROOMS.map(({ id, times, seats, ...room }) => ({
    ...room,
    seats: isLab ? (LAB_SEATS[id] ?? seats) : seats,
    roomId: `${gameId}-${id}`,
    gameId,
    minBet: minBet * times,
    maxBet: minBet * times * (isLab ? 1n : 10n),
  }));
}

/** Returns five rooms for every game between players. */
export const inventRooms = (all: readonly Invented[]): Room[] =>
  all
    .filter(({ category }) => category === 'PVP')
    .flatMap(roomsOf)
    .map((room, place) => ({ ...room, place }));
