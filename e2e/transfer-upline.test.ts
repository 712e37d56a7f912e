import { transferUplineDriver } from '../tests/drivers/transfer-upline.driver';
import { opensCentre } from './support/centre';
import { setsPayment } from './support/money';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** `isProtected`: there is a payment password. */
type Agent = { isProtected: boolean };

const opening = (world: Agent, before: (tester: Tester) => Promise<unknown>) => ({
  world,
  async open(tester: Tester) {
    await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
    await before(tester);
    await opensCentre(tester, 'transferUpline', 'agent');
  },
});

tour<Agent>('transfer-upline', transferUplineDriver, {
  openings: {
    'an agent who has all it takes': opening({ isProtected: true }, ({ gateway }) => setsPayment(gateway, 'agent')),
    'an agent without a payment password': opening({ isProtected: false }, async () => {}),
  },
  acts: ['paymentPassword'],
  after({ sample }, { world }) {
    if (sample?.class === 'no payment password') return world.isProtected ? undefined : world;
    return sample?.class === 'it was set' ? { isProtected: true } : world;
  },
});
