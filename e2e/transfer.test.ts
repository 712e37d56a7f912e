import type { Move } from '../src/atlas';
import { transferDriver } from '../tests/drivers/transfer.driver';
import { opensCentre } from './support/centre';
import { elsewhere } from './support/limits';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** `out`: the samples' sum lies with the first vendor. `spent`: nearly all was moved elsewhere meanwhile. */
type Lies = { out: boolean; spent: boolean };
type Here = { context: Record<string, unknown>; world: Lies };

const opening = (out: boolean) => ({
  world: { out, spent: false },
  async open(tester: Tester) {
    await elsewhere(tester.gateway, async (client) => {
      if (out) await client.walletTransfer({ from: 'main', to: 'moyur', amount: '400.00' }, { idempotencyKey: crypto.randomUUID() });
    });
    await opensCentre(tester, 'transferFund');
  },
});

/** How a transfer ends, and what that makes of what lies where. */
function moved(end: string, { context, world }: Here): Lies | undefined {
  const isBack = Object(context.asked).to === 'main';
  if (end === 'offline') return world;
  if (end === 'it was spent meanwhile') return isBack ? undefined : { ...world, spent: true };
  if (isBack) return world.out && end === 'it is back' ? { ...world, out: false } : undefined;
  return !world.out && end === 'it lies with the vendor' ? { ...world, out: true } : undefined;
}

async function meanwhile({ gateway }: Tester, { sample }: Move): Promise<void> {
  if (sample?.class !== 'it was spent meanwhile') return;
  await elsewhere(gateway, async (client) => {
    const { main } = await client.merchantWallet();
    await client.walletTransfer({ from: 'main', to: 'talpata', amount: main }, { idempotencyKey: crypto.randomUUID() });
  });
}

tour<Lies>('transfer', transferDriver, {
  openings: { 'all in the main wallet': opening(false), 'some with a vendor': opening(true) },
  waits({ invoke }) {
    if (invoke === 'loadWallets') return 'merchantWallet';
    return invoke === 'moveMoney' ? 'walletTransfer' : invoke === 'returnAll' ? invoke : undefined;
  },
  after({ event, sample }, here) {
    const { context, world } = here;
    if (world.spent) return undefined;
    if (sample?.of === 'loadWallets')
      return sample.class === 'offline' || (sample.class === 'some with a vendor') === world.out ? world : undefined;
    // What does not lie with a vendor cannot come back.
    if (sample?.class === 'there is as much') return Object(context.asked).to === 'main' && !world.out ? undefined : world;
    if (sample?.of === 'moveMoney') return moved(sample.class, here);
    if (sample?.class === 'all came back') return { ...world, out: false };
    return event.type === 'return.requested' && !world.out ? undefined : world;
  },
  prepare: (tester, move) => meanwhile(tester, move),
});
