import type { lotteryChasesMachine } from '../../../machines/play/lottery-chases/lottery-chases.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const open = (screen: Screen) => screen.sees('dialog', 'lottery.chases');

/** Steps of a tester who lists and ends chases. */
export const lotteryChasesDriver = {
  events: {
    'end.requested': (screen) => screen.press('lottery.chases.end'),
    'endAll.requested': (screen) => screen.press('lottery.chases.endAll'),
    'end.confirmed': (screen) => screen.press('lottery.chases.confirm'),
    'end.cancelled': (screen) => screen.press('lottery.chases.keep'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open,
    'open.listing': (screen) => screen.hides('button', 'lottery.chases.confirm'),
    'open.listing.idle': (screen) => screen.hides('alert'),
    'open.listing.ended': (screen) => screen.sees('status', 'lottery.chases.ended'),
    'open.confirming': (screen, { selected }) =>
      screen.sees('heading', selected ? 'lottery.chases.ask' : 'lottery.chases.askAll'),
    'open.confirming.fresh': (screen) => screen.hides('alert'),
    'open.confirming.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    'open.ending': (screen) => screen.busy('lottery.chases.confirm'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: { cannot: 'It takes a fault in our own script.' } },
    endChases: { offline: (gateway) => gateway.cut() },
  },
  endings: { list: 'tester', endChases: 'endLotteryChases' },
} satisfies Driver<typeof lotteryChasesMachine>;
