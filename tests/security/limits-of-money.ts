import type { Modules } from '../gateway/support/modules';
import { type Bites, bite, LIMIT, RIGHT } from './limits-support';

/** Those on what moves money. */
export function money(gateway: Modules): Bites {
  const { client } = gateway;
  const as = async () => gateway.as((await client.logIn({ username: 'player', password: RIGHT })).token);
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  return {
    'deposits begun | account': {
      ...bite(LIMIT, (owner) => owner.createDeposit({ method: 'nodi', amount: '500.00' }, key()), as),
      of: 'deposit',
    },
  };
}
