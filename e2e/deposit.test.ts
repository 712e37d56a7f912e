import { depositDriver } from '../tests/drivers/deposit.driver';
import { opensCentre } from './support/centre';
import { answers, comesTo } from './support/deposits';
import { elsewhere } from './support/limits';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** `begun`: a deposit waits, so that it is taken up at once. */
type Player = { begun: boolean };
type Doing = Parameters<typeof elsewhere>[1];

const opening = (world: Player, before: Doing) => ({
  world,
  async open(tester: Tester) {
    await elsewhere(tester.gateway, before);
    await opensCentre(tester, 'depositv2');
  },
});
const limits: Doing = (client) => client.setDepositLimit({ period: 'day', limit: '9000.00' });
const pays: Doing = async (client) => {
  const begun = await client.pendingDeposit();
  if (!begun) throw new Error('Nothing waits to be paid.');
  await answers(begun, 'pay');
  await comesTo(client, begun, 'credited');
};

tour<Player>('deposit', depositDriver, {
  openings: { 'a player with a deposit limit': opening({ begun: false }, limits) },
  acts: ['moneyMove', 'depositPayment', 'depositLimit', 'depositHistory'],
  after({ event, sample }, { value, world }) {
    if (sample?.class === 'one is begun') return { begun: true };
    if (sample?.class === 'it was seen how it ended') return { begun: false };
    // One that waits is taken up before anything else can be asked for.
    const leadsBack = event.type === 'tutorial.left' || sample?.class === 'it is left';
    return world.begun && leadsBack && typeof value === 'string' ? undefined : world;
  },
  async prepare(tester, { event, sample }) {
    if (event.type === 'limit.chosen') await tester.screen.press('deposit.limits');
    if (sample?.class === 'it was seen how it ended') await elsewhere(tester.gateway, pays);
  },
});
