import { maskedName } from '../account/masks';
import { accountById } from '../account/service';
import type { Input, Tx } from '../module-context';
import { inviterOf } from '../referral/codes';
import { affiliateOf } from './affiliates';

/**
 * Who invites by a code, by as much of the name as any visitor may read (own.registration.invited); null where nobody does. A friend's code is
 * told from an agent's by the gateway alone: both come in the same field, by the same links.
 */
export async function nameOfInviter(tx: Tx, query: Input<'affiliate'>): Promise<string | null> {
  const id = (await affiliateOf(tx, query))?.uplineId ?? (await inviterOf(tx, query.code ?? ''));
  const inviter = id === null ? undefined : await accountById(tx, id);
  return inviter ? maskedName(inviter.userName) : null;
}
