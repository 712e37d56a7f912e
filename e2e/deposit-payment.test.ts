import type { AnyEventObject } from 'xstate';
import { depositPaymentDriver } from '../tests/drivers/deposit-payment.driver';
import { opensCentre } from './support/centre';
import { answers, begins, hasAsked } from './support/deposits';
import { elsewhere } from './support/limits';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** How the gateway has the deposit. */
type Deposited = { state: 'pending' | 'credited' | 'failed' | 'expired' };

/** What the provider may still say, by how the gateway has it: what is said against money that has come is not heard. */
const LEADS: Record<Deposited['state'], readonly string[]> = {
  pending: ['pending', 'credited', 'failed', 'expired'],
  failed: ['failed', 'credited'],
  expired: ['expired', 'credited'],
  credited: [],
};
const stateOf = (event: AnyEventObject): Deposited['state'] => Object(Object(event).deposit).state;

/** The provider is brought to say it. What is not paid in time was paid all the same: its word comes late. */
async function becomes(tester: Tester, event: AnyEventObject): Promise<unknown> {
  const { gateway } = tester;
  const wanted = stateOf(event);
  let late = false;
  await elsewhere(gateway, async (client) => {
    const [latest] = (await client.deposits({ pageNo: 1, pageSize: 1 })).list;
    if (!latest || latest.state === wanted) return;
    late = latest.state === 'expired';
    if (late) return;
    if (wanted === 'expired') await gateway.ops('payments', 'late', '40m');
    // What was refused may be tried again on the same page.
    const page = latest.payUrl ?? payUrls.get(latest.id) ?? null;
    payUrls.set(latest.id, page);
    await answers({ payUrl: page }, wanted === 'failed' ? 'refuse' : 'pay');
  });
  if (wanted === 'expired') return tester.waits(31 * 60);
  return late ? tester.waits(10 * 60) : undefined;
}
const payUrls = new Map<string, string | null>();

tour<Deposited>(
  'deposit-payment',
  depositPaymentDriver,
  {
    openings: {
      'a deposit that waits': {
        input: 'one that waits',
        world: { state: 'pending' },
        async open(tester) {
          await elsewhere(tester.gateway, async (client) => {
            const { id, payUrl } = await begins(client);
            payUrls.set(id, payUrl);
          });
          await opensCentre(tester, 'depositv2');
        },
      },
    },
    after({ event }, { world }) {
      if (event.type !== 'deposit.changed') return world;
      const state = stateOf(event);
      return LEADS[world.state].includes(state) ? { state } : undefined;
    },
    causes: {
      'deposit.changed': async (tester, event) => {
        await becomes(tester, event);
        await hasAsked(tester);
      },
      // It ticks by itself each second.
      'countdown.ticked': ({ screen }) => Promise.resolve(screen.sees('timer')),
      // On the player's clock alone: the gateway waits on.
      'countdown.ended': ({ page }) => page.clock.fastForward(31 * 60_000),
    },
  },
  { settings: { SESSION_IDLE: '10h' } },
);
