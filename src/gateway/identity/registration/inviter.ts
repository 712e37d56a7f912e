import type { Input, ModuleContext } from '../../platform/context';
import { maskedName } from '../account/masks';
import { accountById } from '../account/service';
import { affiliateOf } from './affiliates';

/**
 * Returns the masked name of a code's inviter, or null (own.registration.invited). Codes of agents and of friends
 * arrive in the same field and by the same links.
 */
export async function nameOfInviter({ db, ports }: ModuleContext, query: Input<'affiliate'>): Promise<string | null> {
  const id = (await affiliateOf(db, query))?.uplineId ?? (await ports.findInviter(db, query.code ?? ''));
  const inviter = id === null ? undefined : await accountById(db, id);
  return inviter ? maskedName(inviter.userName) : null;
}
