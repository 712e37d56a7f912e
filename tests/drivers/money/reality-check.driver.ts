import type { realityCheckMachine } from '../../../machines/money/reality-check/reality-check.machine';
import type { Driver, OutcomeSetup, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const broken: OutcomeSetup = { cannot: 'It takes a fault in our own script.' };
const unseen = (screen: Screen) => screen.hides('alertdialog', 'reality.title');

/** Steps of a tester who responds to the reality check. */
export const realityCheckDriver = {
  events: {
    'setting.changed': 'itself',
    'check.due': 'itself',
    'check.acknowledged': (screen) => screen.press('reality.goOn'),
    'record.requested': (screen) => screen.press('reality.record'),
    'leave.requested': (screen) => screen.press('reality.leave'),
    'retry.requested': (screen) => screen.press('reality.retry'),
  },
  states: {
    loadingSetting: unseen,
    unknown: unseen,
    off: unseen,
    waiting: unseen,
    open: (screen) => screen.sees('alertdialog', 'reality.title'),
    'open.loadingFigures': (screen) => screen.sees('status', 'reality.reading'),
    'open.loaded': async (screen) => {
      await screen.reads('reality.since');
      await screen.reads('reality.net');
    },
    'open.loadFailed': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    planning: unseen,
  },
  outcomes: {
    loadPlan: {
      'enabled by the player': { fixture: 'memberWithReality' },
      'disabled by the player': { fixture: 'member' },
      offline: (gateway) => gateway.cut(),
    },
    watchSetting: { failed: broken },
    watchDue: { failed: broken },
    readCheck: {
      'a net loss': { cannot: 'There is no game to play yet: the gateway’s own tests have the figures.' },
      offline: (gateway) => gateway.cut(),
    },
    planNext: { failed: { cannot: 'A browser whose storage breaks in the middle of a visit is not to be had.' } },
  },
  endings: { loadPlan: 'realityCheck, quietly', readCheck: 'realityCheck, quietly' },
} satisfies Driver<typeof realityCheckMachine>;
