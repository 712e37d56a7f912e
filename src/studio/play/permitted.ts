import { Misplayed } from '../games/game';
import { Refusal } from './context';

/** Rejects with `act.unknown` if the error is about an act that the rules do not define; rethrows any other error. */
export function refuseAct(error: unknown): never {
  throw error instanceof Misplayed ? new Refusal(422, 'act.unknown') : error;
}

/** Parses an act by the rules of its game. Rejects with `act.unknown` if they do not define it. */
export function readAct<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return refuseAct(error);
  }
}
