import type { Modules } from '../gateway/support/modules';
import { PIXEL } from '../gateway/wallet/support';
import { type Bites, bite, LIMIT, RIGHT } from './limits-support';

/** Those on what moves money. */
export function money(gateway: Modules) {
  const { client } = gateway;
  const as = async () => gateway.as((await client.logIn({ username: 'player', password: RIGHT })).token);
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const payment = { password: RIGHT, oldPaymentPassword: '111222', paymentPassword: '804913', confirmPaymentPassword: '804913' };
  const wrongOld = bite('payment.locked', (owner) => owner.setPaymentPassword(payment), as);
  return {
    deposit: bite(LIMIT, (owner) => owner.createDeposit({ method: 'nodi', amount: '500.00' }, key()), as),
    upload: bite(LIMIT, (owner) => owner.uploadProof({ withdrawalId: crypto.randomUUID(), image: PIXEL }), as),
    // The last one is answered with the lock.
    paymentPassword: { ...wrongOld, attempts: async () => 1 + (await wrongOld.attempts()) },
  } satisfies Bites;
}
