import type { RoomGameId } from './room-game';

/** A kind of rooms: stake of each seat in minor units, and number of seats. */
export type Level = { id: string; stake: bigint; seats: number };

/** Kinds of rooms of each game. The portal lists them as rooms, by `<game>-<level>`. */
export const LEVELS = [
  { id: 'learner', stake: 1_00n, seats: 2 },
  { id: 'friends', stake: 5_00n, seats: 4 },
  { id: 'regulars', stake: 10_00n, seats: 3 },
  { id: 'masters', stake: 50_00n, seats: 4 },
  { id: 'table-for-two', stake: 20_00n, seats: 2 },
] as const satisfies readonly Level[];
export type LevelId = (typeof LEVELS)[number]['id'];
export const LEVEL_IDS: readonly LevelId[] = LEVELS.map(({ id }) => id);

export function levelOf(id: LevelId): Level {
  const level = LEVELS.find((candidate) => candidate.id === id);
  if (!level) throw new Error(`unknown level ${id}`);
  return level;
}

/** Returns the level that a room of the portal names; the first one without such a room. */
export const levelOfRoom = (game: RoomGameId, roomId: string | null): LevelId =>
  LEVELS.find(({ id }) => `${game}-${id}` === roomId)?.id ?? LEVELS[0].id;
