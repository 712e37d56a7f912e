import type { StudioMode } from '../../contract/play/studio';
import type { LevelId } from '../games/rooms/levels';
import type { RoomGameId } from '../games/rooms/room-game';

/** Rooms with the same stakes: the same amount of the same kind of points, in the same currency. */
export type RoomKind = { game: RoomGameId; level: LevelId; mode: StudioMode; currency: string };
/** A player who watches rooms of a kind. */
export type RoomViewer = RoomKind & { player: string };

type Connection = { viewer: RoomViewer; send(message: string): void; state: string; sentAt: number };

/** Open connections of viewers in this process. */
export type RoomViewers = {
  /** Returns a function that removes the viewer; null if there are too many. */
  add(viewer: RoomViewer, send: (message: string) => void): (() => void) | null;
  /** All viewers. */
  all(): RoomViewer[];
  /** Kinds of rooms with viewers. */
  kinds(): RoomKind[];
  /** Sends the time and the state to each viewer if the state has changed or the last message is too old. */
  publish(now: Date, stateFor: (viewer: RoomViewer) => object): void;
};

const MAX_VIEWERS = 5_000;
/** Maximum interval between messages to a viewer, who sets the clock by them, ms. */
const REPEAT_MS = 10_000;

const keyOf = ({ game, level, mode, currency }: RoomKind) => `${game} ${level} ${mode} ${currency}`;

export function openRoomViewers(): RoomViewers {
  const connections = new Set<Connection>();
  const all = () => [...connections].map(({ viewer }) => viewer);
  return {
    add(viewer, send) {
      if (connections.size >= MAX_VIEWERS) return null;
      const connection = { viewer, send, state: '', sentAt: 0 };
      connections.add(connection);
      return () => connections.delete(connection);
    },
    all,
    kinds: () => [...new Map(all().map((viewer) => [keyOf(viewer), viewer])).values()],
    publish(now, stateFor) {
      const time = now.getTime();
      for (const connection of connections) {
        const state = JSON.stringify(stateFor(connection.viewer));
        if (connection.state === state && time - connection.sentAt < REPEAT_MS) continue;
        connection.state = state;
        connection.sentAt = time;
        connection.send(`{"now":${time},"state":${state}}`);
      }
    },
  };
}
