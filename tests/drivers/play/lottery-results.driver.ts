import type { lotteryResultsMachine } from '../../../machines/play/lottery-results/lottery-results.machine';
import type { Driver, Screen } from '../../../src/atlas';

const seesCounts = (screen: Screen) => screen.sees('heading', 'lottery.counts');

/** Steps of a tester who reads the last results. */
export const lotteryResultsDriver = {
  events: { 'results.outdated': 'itself', 'retry.requested': (screen) => screen.press('lottery.results.retry') },
  states: {
    loading: (screen) => screen.sees('status', 'lottery.results.loading'),
    empty: (screen) => screen.sees('status', 'lottery.results.none'),
    failed: (screen) => screen.sees('alert', 'lottery.results.failed'),
    loaded: seesCounts,
    'loaded.idle': (screen) => screen.reads('lottery.results.verify'),
    'loaded.renewing': seesCounts,
  },
  outcomes: {
    loadResults: { offline: (gateway) => gateway.cut() },
    watchDraws: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
  endings: { loadResults: 'openedNumbers, quietly' },
} satisfies Driver<typeof lotteryResultsMachine>;
