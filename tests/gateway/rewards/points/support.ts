import { randomUUID } from 'node:crypto';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { type GoodDefinition, keepGood } from '../../../../src/gateway/rewards/points/operators';
import { creditPoints } from '../../../../src/gateway/rewards/points/service';
import type { Modules } from '../../harness/modules';
import { key, PAYMENT, payee } from '../../money/wallet/support';

/** Runs an operator command. */
export const operate = (
  gateway: Pick<Modules, 'ctx'>,
  command: string,
  args: string[],
  role: 'admin' | 'support' | 'payments' = 'admin',
) => perform(gateway.ctx, { name: role, role }, { command, args, reason: 'a reason' });

/** Adds an item to the mall; returns its code. */
export async function good({ ctx }: Pick<Modules, 'ctx'>, more: Partial<GoodDefinition> = {}): Promise<string> {
  const code = `thing-${randomUUID().slice(0, 8)}`;
  const words = { titleBn: 'নকশি কাঁথা', titleEn: 'Nakshi kantha', textBn: 'হাতে সেলাই', textEn: 'Sewn by hand' };
  await keepGood(ctx, {
    code,
    ...words,
    picture: 'lily',
    points: 100,
    amount: '0.00',
    quantity: 10,
    place: 0,
    delivery: 'message',
    ...more,
  });
  return code;
}

/** A member with a payment password and points. */
export async function collector(gateway: Modules, points = 1_000n) {
  const player = await payee(gateway);
  if (points > 0n)
    await creditPoints(gateway.ctx.db, { accountId: player.id, key: randomUUID(), amount: points, kind: 'present' });
  const redeem = (thing: string, quantity = 1, extras = key()) =>
    player.client.redeemPoints({ good: thing, quantity, paymentPassword: PAYMENT }, extras);
  const convert = (amount: number, extras = key()) =>
    player.client.convertPoints({ points: amount, paymentPassword: PAYMENT }, extras);
  return { ...player, redeem, convert };
}

export const codeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );
