import { randomUUID } from 'node:crypto';
import type { Change } from './changes';

/** Number of changes from which streams resume. */
const LENGTH = 4_096;

/**
 * Latest changes, in the order of their commits, which is the same at all gateways: a stream also resumes at another
 * gateway, if that one was already listening.
 */
export function createHistory() {
  let changes: (Pick<Change, 'id'> & Partial<Change>)[] = [];
  const history = {
    /** Starts afresh, from an id of its own: changes may have been missed. */
    restart() {
      changes = [{ id: randomUUID() }];
    },
    add(change: Change) {
      changes.push(change);
      if (changes.length > LENGTH) changes.shift();
    },
    /** Returns the id of the latest change. */
    last: () => changes.at(-1)?.id,
    /** Returns the changes after an id, or null if the id is unknown, so that some may be missing. */
    after(id: string): Change[] | null {
      const position = changes.findLastIndex((change) => change.id === id);
      return position < 0 ? null : changes.slice(position + 1).filter(isChange);
    },
  };
  history.restart();
  return history;
}

const isChange = (entry: Partial<Change>): entry is Change => entry.topic !== undefined;
