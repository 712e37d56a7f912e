import type { lotteryPlacementMachine } from '../../../machines/play/lottery-placement/lottery-placement.machine';
import type { Driver, Gateway, OutcomeSetup, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const NO_WAY: OutcomeSetup = { cannot: 'The gateway would have to change its rules while the page is open.' };
/** A limit is set on another page, by a journey of its own. */
const OTHER_PAGE: OutcomeSetup = { cannot: 'The limit is set on another page: journeys/money/play-limits.test.ts.' };
/** No fixture has draws, because they depend on the clock. */
const planned = (gateway: Gateway) => gateway.ops('draws', 'plan', 'LF3D', '3');
/** Issues of a test close within ten minutes. */
const closed = (gateway: Gateway) => gateway.ops('clock', '+11m');
const placed = (screen: Screen) => screen.reads('lottery.number');

/** View after a placement, by how it ended. */
const AFTERWARDS = {
  back: (screen: Screen) => screen.sees('combobox', 'lottery.play'),
  closed: (screen: Screen) => screen.sees('alert', 'lottery.late'),
  changed: (screen: Screen) => screen.sees('table', 'lottery.prices'),
  outdated: (screen: Screen) => screen.sees('alert', 'lottery.outdated'),
  elsewhere: (screen: Screen) => screen.hides('button', 'lottery.again'),
};

/** Steps of a tester who places a bet and cancels it. */
export const lotteryPlacementDriver = {
  events: {
    'rules.changed': 'itself',
    'lottery.selected': (screen) => screen.press('lottery.name.LFP5'),
    'order.confirmed': (screen) => screen.press('lottery.place'),
    'review.cancelled': (screen) => screen.press('lottery.change'),
    // An order that cannot be cancelled has no button either.
    'cancel.requested': (screen, _, { order }) => (order?.cancellable ? screen.press('lottery.cancel') : 'itself'),
    'another.requested': (screen) => screen.press('lottery.again'),
  },
  states: {
    placing: (screen) => screen.sees('region', 'lottery.review'),
    rejected: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    limited: async (screen) => {
      await screen.sees('alert', 'lottery.limited');
      await screen.sees('button', 'playerLimit.see');
    },
    placed,
    'placed.cancellable': (screen, { failure }) =>
      failure ? screen.sees('alert', failureWords(failure)) : screen.sees('status', 'lottery.placed'),
    'placed.cancelled': (screen) => screen.sees('status', 'lottery.cancelled'),
    'placed.closed': (screen) => screen.sees('status', 'lottery.closed'),
    cancelling: placed,
    ended: (screen, { end }) => AFTERWARDS[end.kind](screen),
  },
  outcomes: {
    placeOrder: {
      placed: { fixture: 'member', does: planned },
      'placed for good': NO_WAY,
      'the price has changed': NO_WAY,
      outdated: NO_WAY,
      'a limit forbids it': OTHER_PAGE,
      'too late': closed,
      'too little is there': { fixture: 'memberSpent', does: planned },
      offline: (gateway) => gateway.cut(),
    },
    cancelOrder: { 'too late': closed, offline: (gateway) => gateway.cut() },
  },
  endings: { placeOrder: 'placeLotteryOrder', cancelOrder: 'cancelLotteryOrder' },
} satisfies Driver<typeof lotteryPlacementMachine>;
