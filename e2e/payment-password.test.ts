import { paymentPasswordDriver } from '../tests/drivers/payment-password.driver';
import { opensPart } from './support/centre';
import { letsPaymentRest, setsPayment } from './support/money';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** Who has none before. */
const WHO = 'downline';

/** `set`: there is one. `rests`: it was wrong too often. */
type Payment = { set: boolean; rests: boolean };

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
    'a player who has none': opening({ set: false, rests: false }, 'security.paymentPassword.set'),
    'a player who has one': opening({ set: true, rests: false }, 'security.paymentPassword.change', ({ gateway }) =>
      setsPayment(gateway, WHO),
    ),
    'a player who was wrong too often': opening({ set: true, rests: true }, 'security.paymentPassword.change', ({ gateway }) =>
      letsPaymentRest(gateway, WHO),
    ),
  },
  acts: ['setForm', 'changeForm'],
  waits: ({ invoke }) => (invoke === 'loadStanding' ? 'paymentPassword' : undefined),
  after({ event, sample }, { world }) {
    if (sample?.of !== 'loadStanding') return event.type === 'countdown.ended' ? { ...world, rests: false } : world;
    if (sample.class === 'offline') return world;
    return sample.class === (world.rests ? 'it rests' : world.set ? 'there is one' : 'there is none') ? world : undefined;
  },
  causes: {
    // It ticks by itself each second.
    'countdown.ticked': ({ screen }) => Promise.resolve(screen.sees('timer')),
    'countdown.ended': (tester) => tester.waits(15 * 60),
  },
});
