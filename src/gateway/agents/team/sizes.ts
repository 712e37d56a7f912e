import type { Value } from '../../../contract';
import type { Tx } from '../../platform/context';
import { sizeOf } from './figures';

type Size = Value<'teamOverview'>['team'];
/** Below so many a team is counted each time; of larger ones what was counted holds for so many ms, of so many of them. */
const [LARGE, HOLDS, MOST] = [5_000, 60_000, 1_000];
const counted = new Map<string, { size: Size; at: number }>();

/** Who is below an account, as `sizeOf` says; of a large team, up to a minute ago: counting it takes longer than all else of its page. */
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
