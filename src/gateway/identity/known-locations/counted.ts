import { and, eq } from 'drizzle-orm';
import { NIL } from 'uuid';
import type { Tx } from '../../platform/context';
import { atHome } from '../account/failures';
import { accountPlaces } from './tables';

/**
 * Returns the key under which a login's failures count: those at the owner's known addresses are separate from all
 * others, so that strangers cannot lock the owner out there. Unknown names run the same query and take the same time
 * (asvs 6.3.8).
 */
export async function countedUnder(tx: Tx, name: string, accountId: string | undefined, ip: string): Promise<string> {
  const here = and(eq(accountPlaces.accountId, accountId ?? NIL), eq(accountPlaces.ip, ip));
  const [place] = await tx.select({ ip: accountPlaces.ip }).from(accountPlaces).where(here);
  return place ? atHome(name) : name;
}
