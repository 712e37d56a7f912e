import { depositLimitDriver } from '../tests/drivers/deposit-limit.driver';
import { answersOne, elsewhere, opensLimits } from './support/limits';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** How the limit stands, in the words of the samples; `due`: the day of what is asked for is over. */
type Status = { limit: 'none is set' | 'one is set' | 'a higher one waits' | 'its end is asked for'; due: boolean };

const input = 'of a week';
/** The page reads what is set, and then the part for itself, which the paths begin with. */
const opens = (before?: Parameters<typeof opensLimits>[1]) => async (tester: Tester) => {
  await opensLimits(undefined, before)(tester);
  await answersOne(tester);
  await tester.screen.press('limits.choose.week');
};
/** Asked for so long ago that no session ends before it can be confirmed. */
const asks = (wanted: string | null) => async (tester: Tester) => {
  await elsewhere(tester.gateway, async (client) => {
    await client.setDepositLimit({ period: 'week', limit: '5000.00' });
    await client.setDepositLimit({ period: 'week', limit: wanted });
  });
  await tester.gateway.ops('clock', '+1435m');
  await opens()(tester);
};

tour<Status>('deposit-limit', depositLimitDriver, {
  openings: {
    'there is none': { input, world: { limit: 'none is set', due: false }, open: opens() },
    'there is one': {
      input,
      world: { limit: 'one is set', due: false },
      open: opens((client) => client.setDepositLimit({ period: 'week', limit: '5000.00' })),
    },
    'a higher one was asked for': { input, world: { limit: 'a higher one waits', due: false }, open: asks('9000.00') },
    'its end was asked for': { input, world: { limit: 'its end is asked for', due: false }, open: asks(null) },
  },
  acts: ['limitForm'],
  waits: ({ invoke }) => {
    if (invoke === 'loadLimit') return 'gamingLimits';
    if (invoke === 'confirmRaise') return 'confirmDepositLimit';
    return invoke === 'dropRaise' ? 'setDepositLimit' : undefined;
  },
  due: ({ event }, { world }) => event.type === 'countdown.ended' && world.due,
  after({ event, sample }, { world }) {
    if (sample?.of === 'loadLimit') return sample.class === 'offline' || sample.class === world.limit ? world : undefined;
    // What the driver types is lower than any.
    if (sample?.of === 'limitForm' && sample.class === 'sent') return { limit: 'one is set', due: false };
    return event.type === 'countdown.ended' ? { ...world, due: true } : world;
  },
  causes: {
    // It ticks by itself each second.
    'countdown.ticked': ({ screen }) => Promise.resolve(screen.sees('timer')),
    'countdown.ended': (tester) => tester.waits(6 * 60),
  },
});
