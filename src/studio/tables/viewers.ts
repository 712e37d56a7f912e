import type { GameId } from '../catalogue/entries';
import type { TableGame } from '../games/game';

/** Receives messages of a table, as JSON. */
type Send = (message: string) => void;
type Viewer = { send: Send; state: string; sentAt: number };

/** Open connections of viewers in this process, by table; the pond, which all players share too, is under its game. */
export type Viewers<Game extends GameId = TableGame> = {
  /** Returns a function that removes the viewer; null if there are too many. */
  add(game: Game, send: Send): (() => void) | null;
  /** Tables with viewers. */
  tables(): Game[];
  /** Has rounds open at all tables of these games for a time (ms), without a connection. */
  hold(games: readonly Game[], ms: number): void;
  /** Tables where rounds open: those with viewers, and held ones. */
  watched(): Game[];
  /**
   * Sends the time and the whole state of a table to each viewer if the state has changed or the last message is too
   * old.
   */
  publish(game: Game, now: Date, state: string): void;
};

const MAX_VIEWERS = 5_000;
/** Maximum interval between messages to a viewer, who sets the clock by them, ms. */
const REPEAT_MS = 10_000;

export function openViewers<Game extends GameId = TableGame>(): Viewers<Game> {
  const all = new Map<Game, Set<Viewer>>();
  /** End of a hold by table, ms since the start of the process. */
  const held = new Map<Game, number>();
  const withViewers = () => [...all].filter(([, { size }]) => size > 0).map(([game]) => game);
  const viewersOf = (game: Game) => all.get(game) ?? new Set<Viewer>();
  return {
    add(game, send) {
      const count = [...all.values()].reduce((sum, { size }) => sum + size, 0);
      if (count >= MAX_VIEWERS) return null;
      const viewer = { send, state: '', sentAt: 0 };
      const viewers = viewersOf(game).add(viewer);
      all.set(game, viewers);
      return () => viewers.delete(viewer);
    },
    tables: withViewers,
    hold(games, ms) {
      for (const game of games) held.set(game, performance.now() + ms);
    },
    watched() {
      const stillHeld = [...held].filter(([, end]) => performance.now() < end).map(([game]) => game);
      return [...new Set([...withViewers(), ...stillHeld])];
    },
    publish(game, now, state) {
      const time = now.getTime();
      for (const viewer of viewersOf(game)) {
        if (viewer.state === state && time - viewer.sentAt < REPEAT_MS) continue;
        viewer.state = state;
        viewer.sentAt = time;
        viewer.send(`{"now":${time},"table":${state}}`);
      }
    },
  };
}
