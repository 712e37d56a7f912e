import type { Input, ModuleContext } from '../../platform/context';
import { maskedName } from '../account/masks';
import { accountById } from '../account/service';
import { affiliateOf } from './affiliates';

/**
 * Returns the masked name of the inviter whose code it is, or null (own.registration.invited). The code is an agent's or
 * a friend's: both arrive in the same field, by the same links.
 */
export async function nameOfInviter({ db, ports }: ModuleContext, query: Input<'affiliate'>): Promise<string | null> {
  const id = (await affiliateOf(db, query))?.uplineId ?? (await ports.findInviter(db, query.code ?? ''));
  const inviter = id === null ? undefined : await accountById(db, id);
  return inviter ? maskedName(inviter.userName) : null;
}
