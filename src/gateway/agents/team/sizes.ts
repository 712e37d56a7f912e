import type { Value } from '../../../contract';
import type { Tx } from '../../platform/context';
import { sizeOf } from './figures';

type Size = Value<'teamOverview'>['team'];
/** Size from which a team's count is cached. */
const LARGE = 5_000;
/** Lifetime of the cache, ms. */
const LIFETIME_MS = 60_000;
/** Maximum number of cached teams. */
const MAX_TEAMS = 1_000;
const counted = new Map<string, { size: Size; at: number }>();

/**
 * Returns the size of an account's team like `sizeOf`; for large teams, up to a minute old, because counting takes
 * longer than the rest of the page.
 */
export async function sizeLately(tx: Tx, accountId: string, agentTypes: readonly number[]): Promise<Size> {
  const found = counted.get(accountId);
  if (found && Date.now() - found.at < LIFETIME_MS) return found.size;
  const size = await sizeOf(tx, accountId, agentTypes);
  counted.delete(accountId);
  if (size.members >= LARGE) counted.set(accountId, { size, at: Date.now() });
  const [oldest] = counted.keys();
  if (oldest !== undefined && counted.size > MAX_TEAMS) counted.delete(oldest);
  return size;
}
