import { Misplayed } from '../games/game';
import { Rejection } from './context';

/** Rejects with `act.unknown` if the error is about an act that the rules do not define; rethrows any other error. */
export function rejectAct(error: unknown): never {
  throw error instanceof Misplayed ? new Rejection(422, 'act.unknown') : error;
}

/** Parses an act by the rules of its game. Rejects with `act.unknown` if they do not define it. */
export function readAct<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return rejectAct(error);
  }
}
