import { ApiError } from '../../../platform/context';
import { UUID } from '../../../platform/uuid';
import type { Queue } from './queue';

/** Returns whether a text has the form of a queue's ids: a number such as `F00000001`, or a UUID. */
export const isId = ({ letter }: Queue, id: string): boolean =>
  letter === null ? UUID.test(id) : id.startsWith(letter) && /^[A-Z]\d{8,15}$/.test(id);

/** Returns the key of an item from its id; throws `desk.itemUnknown` for ids of another form. */
export function keyOf(queue: Queue, id: string): string {
  if (!isId(queue, id)) throw new ApiError(404, 'desk.itemUnknown');
  return queue.letter === null ? id : String(BigInt(id.slice(1)));
}
