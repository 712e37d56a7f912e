import type { Move } from '../src/atlas';
import { depositDriver } from '../tests/drivers/deposit.driver';
import { passwordOf } from '../tests/drivers/passwords';
import { opensCentre } from './support/centre';
import { answers, begins, comesTo } from './support/deposits';
import { elsewhere } from './support/limits';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** `stands`: how the player does, in the words of the samples. `limited`: there is a deposit limit; `used`: it leaves hardly anything any more. */
type Player = {
  stands: 'free to deposit' | 'one is begun' | 'in a time-out' | 'for the first time';
  limited: boolean;
  used: boolean;
};
type Doing = Parameters<typeof elsewhere>[1];

const opening = (world: Player, username: string, before: Doing) => ({
  world,
  async open(tester: Tester) {
    await elsewhere(tester.gateway, before, username);
    await opensCentre(tester, 'depositv2', username);
  },
});
const limits: Doing = (client) => client.setDepositLimit({ period: 'day', limit: '9000.00' });
const takesTimeOut: Doing = (client) => client.takeTimeOut({ hours: 24, password: passwordOf('player') });
const pays: Doing = async (client) => {
  const begun = await client.pendingDeposit();
  if (!begun) throw new Error('Nothing waits to be paid.');
  await answers(begun, 'pay');
  await comesTo(client, begun, 'credited');
};

/** What the player does elsewhere meanwhile. */
function meanwhile({ gateway }: Tester, { sample }: Move, { stands, limited }: Player): Promise<unknown> | undefined {
  const who = limited || stands === 'in a time-out' ? 'player' : 'agent';
  if (sample?.class === 'another limit is reached')
    return elsewhere(gateway, (client) => client.setDepositLimit({ period: 'day', limit: '10.00' }), who);
  if (sample?.class === 'a time-out was begun meanwhile') return elsewhere(gateway, takesTimeOut, who);
  return sample?.class === 'it was seen how it ended' ? elsewhere(gateway, pays, who) : undefined;
}

tour<Player>('deposit', depositDriver, {
  openings: {
    'a player with a deposit limit': opening({ stands: 'free to deposit', limited: true, used: false }, 'player', limits),
    'a player whose deposit waits': opening({ stands: 'one is begun', limited: true, used: false }, 'player', async (client) => {
      await limits(client);
      await begins(client);
    }),
    'a player in a time-out': opening({ stands: 'in a time-out', limited: true, used: false }, 'player', takesTimeOut),
    'somebody who has never deposited': opening({ stands: 'for the first time', limited: false, used: false }, 'agent', async () => {}),
  },
  acts: ['depositPayment', 'depositLimit', 'depositHistory'],
  waits: ({ invoke }) => (invoke === 'loadOffer' ? 'depositTerms' : invoke === 'createDeposit' ? invoke : undefined),
  after({ event, sample }, { world }) {
    if (sample?.of === 'loadOffer') return sample.class === 'offline' || sample.class === world.stands ? world : undefined;
    if (sample?.class === 'over the limit') return world.limited ? world : undefined;
    if (sample?.of === 'createDeposit') {
      if (sample.class === 'begun') return world.used ? undefined : { ...world, stands: 'one is begun' };
      if (sample.class === 'another limit is reached') return world.used ? undefined : { ...world, limited: true, used: true };
      return sample.class === 'offline' ? world : { ...world, stands: 'in a time-out' };
    }
    if (sample?.class === 'it was seen how it ended') return { ...world, stands: 'free to deposit' };
    // Who has a limit that leaves hardly anything does not get further.
    return world.used && event.type === 'form.submitted' ? undefined : world;
  },
  prepare: async (tester, move, _, world) => meanwhile(tester, move, world),
});
