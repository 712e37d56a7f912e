import type { Kit, Tx } from '../kit';
import { readClock } from './clock';

/**
 * One transaction, and a kit that asks everything over its connection. Work that waited for a second one would, with as many at once as
 * there are connections, wait for one another's until all of them are refused.
 */
export const transact = <T>(kit: Kit, work: (tx: Tx, within: Kit) => Promise<T>): Promise<T> =>
  kit.db.transaction((tx) => work(tx, { ...kit, db: tx, now: () => readClock(tx) }));
