import { and, eq } from 'drizzle-orm';
import { NIL } from 'uuid';
import type { Tx } from '../../platform/context';
import { atHome } from '../account/failures';
import { accountPlaces } from './tables';

/**
 * Under what the failures of a log-in count: those at addresses that the account's owner has logged in from apart from all others, so that
 * no stranger locks the owner out there. For a name that is nobody's the same is asked, and the same time is taken (asvs 6.3.8).
 */
export async function countedUnder(tx: Tx, name: string, accountId: string | undefined, ip: string): Promise<string> {
  const here = and(eq(accountPlaces.accountId, accountId ?? NIL), eq(accountPlaces.ip, ip));
  const [place] = await tx.select({ ip: accountPlaces.ip }).from(accountPlaces).where(here);
  return place ? atHome(name) : name;
}
