import type { Value } from '../../../contract';
import type { Tx } from '../../platform/context';
import { sizeOf } from './figures';

type Size = Value<'teamOverview'>['team'];
/** Size from which a team's count is cached, lifetime of the cache, ms, and maximum number of cached teams. */
const [LARGE, HOLDS, MOST] = [5_000, 60_000, 1_000];
const counted = new Map<string, { size: Size; at: number }>();

/**
 * Returns the size of an account's team like `sizeOf`; for large teams, up to a minute old, because counting takes
 * longer than the rest of the page.
 */
export async function sizeLately(tx: Tx, accountId: string, agentTypes: readonly number[]): Promise<Size> {
  const found = counted.get(accountId);
  if (found && Date.now() - found.at < HOLDS) return found.size;
  const size = await sizeOf(tx, accountId, agentTypes);
  counted.delete(accountId);
  if (size.members >= LARGE) counted.set(accountId, { size, at: Date.now() });
  const [oldest] = counted.keys();
  if (oldest !== undefined && counted.size > MOST) counted.delete(oldest);
  return size;
}
