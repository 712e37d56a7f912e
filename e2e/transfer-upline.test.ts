import type { Move } from '../src/atlas';
import { PAYMENT_PASSWORD } from '../tests/drivers/passwords';
import { transferUplineDriver } from '../tests/drivers/transfer-upline.driver';
import { opensCentre } from './support/centre';
import { elsewhere } from './support/limits';
import { letsPaymentRest, setsPayment } from './support/money';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** `alone`: there is nobody above or below. `protection`: how the payment password stands. `poorer`: nearly all was sent elsewhere meanwhile. */
type Agent = { alone: boolean; protection: 'unset' | 'set' | 'locked'; poorer: boolean };

const opening = (world: Agent, before: (tester: Tester) => Promise<unknown>) => ({
  world,
  async open(tester: Tester) {
    const { gateway } = tester;
    await gateway.ops('flag', 'SLIDEVERIF', 'off');
    await gateway.ops('credit', 'agent', '9000.00');
    await before(tester);
    await opensCentre(tester, 'transferUpline', world.alone ? 'player' : 'agent');
  },
});
const offerOf = ({ alone, protection }: Agent) => {
  if (alone) return 'nobody';
  if (protection === 'locked') return 'the payment password rests';
  return protection === 'unset' ? 'no payment password' : 'somebody below';
};

/** What the agent does elsewhere meanwhile. */
async function meanwhile({ gateway }: Tester, { sample }: Move): Promise<void> {
  const { of, class: end } = sample ?? {};
  if (of !== 'sendMoney' || (end !== 'the balance has changed' && end !== 'wrong too often')) return;
  await elsewhere(
    gateway,
    async (client) => {
      const once = () => ({ idempotencyKey: crypto.randomUUID() });
      const { available } = await client.transferPartners();
      if (end === 'the balance has changed')
        return client.partnerTransfer({ to: 'downline', amount: available, paymentPassword: PAYMENT_PASSWORD }, once());
      const wrong = { to: 'downline', amount: '100.00', paymentPassword: '999999' };
      for (let tries = 0; tries < 5; tries += 1) await client.partnerTransfer(wrong, once()).catch(() => {});
    },
    'agent',
  );
}

tour<Agent>('transfer-upline', transferUplineDriver, {
  openings: {
    'an agent who has all it takes': opening({ alone: false, protection: 'set', poorer: false }, ({ gateway }) =>
      setsPayment(gateway, 'agent'),
    ),
    'an agent without a payment password': opening({ alone: false, protection: 'unset', poorer: false }, async () => {}),
    'an agent who was wrong too often': opening({ alone: false, protection: 'locked', poorer: false }, ({ gateway }) =>
      letsPaymentRest(gateway, 'agent'),
    ),
    'somebody without an upline': opening({ alone: true, protection: 'unset', poorer: false }, async () => {}),
  },
  acts: ['paymentPassword'],
  waits: ({ invoke }) => (invoke === 'loadOffer' ? 'transferPartners' : invoke === 'sendMoney' ? 'partnerTransfer' : undefined),
  after({ event, sample }, { world }) {
    if (sample?.of === 'loadOffer') return sample.class === 'offline' || sample.class === offerOf(world) ? world : undefined;
    if (sample?.class === 'it was set') return { ...world, protection: 'set' };
    if (sample?.class === 'the balance has changed') return world.poorer ? undefined : { ...world, poorer: true };
    if (sample?.class === 'wrong too often') return { ...world, protection: 'locked' };
    // What is left is less than what is asked for.
    return world.poorer && event.type === 'form.submitted' ? undefined : world;
  },
  prepare: (tester, move) => meanwhile(tester, move),
});
