import { Misplayed } from '../games/game';
import { Refusal } from './context';

/** Refuses with `act.unknown` where the rules do not know an act; throws any other error as it is. */
export function refuseAct(error: unknown): never {
  throw error instanceof Misplayed ? new Refusal(422, 'act.unknown') : error;
}

/** Reads an act by the rules of its game. Refuses with `act.unknown` where they do not know it. */
export function readAct<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return refuseAct(error);
  }
}
