import { paymentPasswordDriver } from '../tests/drivers/payment-password.driver';
import { opensPart } from './support/centre';
import { lockPaymentPassword, setsPayment } from './support/money';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** Who has none before. */
const WHO = 'downline';

/** `set`: there is one. `lockedOut`: it was wrong too often. */
type Payment = { set: boolean; lockedOut: boolean };

const opening = (world: Payment, part: string, before?: (tester: Tester) => Promise<unknown>) => ({
  world,
  async open(tester: Tester) {
    await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
    await before?.(tester);
    await opensPart(part, WHO)(tester);
  },
});

tour<Payment>('payment-password', paymentPasswordDriver, {
  openings: {
    'a player who has none': opening({ set: false, lockedOut: false }, 'security.paymentPassword.set'),
    'a player who has one': opening({ set: true, lockedOut: false }, 'security.paymentPassword.change', ({ gateway }) =>
      setsPayment(gateway, WHO),
    ),
    'a player who was wrong too often': opening({ set: true, lockedOut: true }, 'security.paymentPassword.change', ({ gateway }) =>
      lockPaymentPassword(gateway, WHO),
    ),
  },
  acts: ['setForm', 'changeForm'],
  waits: ({ invoke }) => (invoke === 'loadStatus' ? 'paymentPassword' : undefined),
  after({ event, sample }, { world }) {
    if (sample?.of !== 'loadStatus') return event.type === 'countdown.ended' ? { ...world, lockedOut: false } : world;
    if (sample.class === 'offline') return world;
    return sample.class === (world.lockedOut ? 'it is locked' : world.set ? 'there is one' : 'there is none') ? world : undefined;
  },
  causes: {
    // It ticks by itself each second.
    'countdown.ticked': ({ screen }) => Promise.resolve(screen.sees('timer')),
    'countdown.ended': (tester) => tester.waits(15 * 60),
  },
});
